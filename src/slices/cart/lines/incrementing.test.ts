import { describe, expect, test } from 'vitest';
import { demoCatalog, demoSettings, dish, samara, neverOpen } from '../../../../tests/demo.ts';
import {
  catalogLoaded,
  lineAdded,
  lineFor,
  settingsLoaded,
  shopOpened,
  signedIn,
  type StepOrPatch,
} from '../../../../tests/given.ts';
import { given } from '../../../../tests/scenario.ts';

const DRAGON = dish('Зелёный дракон');
const cart: StepOrPatch = [shopOpened(), signedIn(), lineAdded(DRAGON.name)];
const stopped = catalogLoaded({
  stopList: demoSettings().restaurants[samara.iikoId]!.map(({ id }) => ({
    terminalId: id,
    productId: DRAGON.id,
  })),
});

const plus = (...steps: readonly StepOrPatch[]) =>
  given(cart, steps).when('cart/incrementTapped', { lineId: lineFor(DRAGON.name).id });
const add = (...steps: readonly StepOrPatch[]) =>
  given(cart, steps).when('cart/addTapped', { productId: DRAGON.id, choice: null, quantity: 1 });

describe('«+» answers as adding does (specification, section 4, "Adding an item", steps 1 and 2)', () => {
  test.each<[string, StepOrPatch]>([
    ['the site is stopped', settingsLoaded({ isSiteNotWorking: true })],
    ['the kitchen is closed', settingsLoaded({ workTime: { [samara.iikoId]: neverOpen } })],
    ['the dish is on the stop list', stopped],
  ])('where %s', (_where, step) => {
    const { facts, state } = plus(step);
    expect(facts.length).toBeGreaterThan(0);
    expect(facts).toEqual(add(step).facts);
    expect(state.cart.lines.find(({ productId }) => productId === DRAGON.id)?.quantity).toBe(1);
  });

  test('where nothing stands in the way the line grows by one', () => {
    plus(catalogLoaded({ stopList: demoCatalog.stopList })).thenAmongOthers([
      'cart/quantityChanged',
      { quantity: 2, from: 1 },
    ]);
  });

  test('a gift has no «+»', () => {
    const gift = lineFor('Маки с лососем в подарок', { kind: 'gift' });
    given(cart, { cart: { lines: [lineFor(DRAGON.name), gift] } })
      .when('cart/incrementTapped', { lineId: gift.id })
      .thenNothing();
  });
});
