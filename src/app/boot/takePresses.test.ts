import { describe, expect, test } from 'vitest';
import { dish, neverOpen, samara } from '../../../tests/demo.ts';
import { fold, restored, shopOpened, type StepOrPatch } from '../../../tests/given.ts';
import { testWorld } from '../../../tests/world.ts';
import { createStore } from '../../kernel/store.ts';
import { app } from '../../slices/app.ts';
import type { EarlyMarks, EarlyPress } from './early/earlyCart.ts';
import type { EarlyPresses } from './early/earlyPresses.ts';
import { takePresses } from './takePresses.ts';

const DRAGON = dish('Зелёный дракон');
const LIMITED = dish('Филадельфия люкс с икрой');
const ROLL = dish('Филадельфия классик');
const GUEST = restored({ user: { isAlreadySelectedCity: true } });
const pathOf = ({ slug }: typeof DRAGON): string => `/samara/catalog/any/${slug}`;

/** The store of a page that has come to life, after these presses. */
function taken(pressed: readonly string[], ...steps: readonly StepOrPatch[]) {
  const store = createStore(app, testWorld(), fold(shopOpened(), steps, GUEST));
  const types: string[] = [];
  store.event$.subscribe(({ type }) => types.push(type));
  const seen: EarlyMarks[] = [];
  let take: (press: EarlyPress) => void = () => undefined;
  const asSent = new Set(pressed);
  const early: EarlyPresses = {
    isAny: () => pressed.length > 0,
    whenPressed: () => undefined,
    takeOver(taker) {
      take = taker;
      for (const path of pressed) taker({ path, name: '', price: 0, asks: false });
    },
    show: (marks) => void seen.push(marks),
    isAsSent: (path) => asSent.has(path),
    release: () => undefined,
  };
  takePresses(store, early);
  return {
    store,
    types,
    shown: () => seen.at(-1),
    press: (path: string) => take({ path, name: '', price: 0, asks: false }),
    hydrate: (path: string) => asSent.delete(path),
    lines: () =>
      store
        .state()
        .cart.lines.filter(({ kind }) => kind === 'goods')
        .map(({ productId, quantity }) => [productId, quantity]),
  };
}

describe('presses that the page was not alive for', () => {
  test('are as many in the cart, by the events of «+» itself', () => {
    const { lines, types } = taken([pathOf(DRAGON), pathOf(DRAGON), pathOf(DRAGON)]);
    expect(lines()).toEqual([[DRAGON.id, 3]]);
    expect(types.filter((type) => type.endsWith('Tapped'))).toEqual([
      'cart/addTapped',
      'cart/incrementTapped',
      'cart/incrementTapped',
    ]);
  });

  test('go into a line of their own where a position is full', () => {
    const limit = LIMITED.maxPerPosition;
    const { lines } = taken(Array.from({ length: limit + 1 }, () => pathOf(LIMITED)));
    expect(lines()).toEqual([
      [LIMITED.id, limit],
      [LIMITED.id, 1],
    ]);
  });

  test('open one dialog where the dish has a choice', () => {
    const { lines, store } = taken([pathOf(ROLL), pathOf(ROLL)]);
    expect(lines()).toEqual([]);
    expect(store.state().modal.open).toMatchObject({ kind: 'modifiers', productId: ROLL.id });
    expect(store.state().modal.queue).toEqual([{ kind: 'auth' }]);
  });

  test('ask a guest to log in', () => {
    expect(taken([pathOf(DRAGON)]).store.state().modal.open).toEqual({ kind: 'auth' });
  });

  test('are refused by the rules, and what was shown of them is taken back', () => {
    const { lines, store, shown } = taken(
      [pathOf(DRAGON)],
      shopOpened({ workTime: { [samara.iikoId]: neverOpen } }),
    );
    expect(lines()).toEqual([]);
    expect(store.state().modal.open).toEqual({ kind: 'workTime' });
    expect(shown()).toEqual({ cards: [], basket: null });
  });

  test('of a dish that this city does not have mean nothing', () => {
    const { lines, types } = taken(['/samara/catalog/any/no-such-dish', '/somewhere/else']);
    expect([lines(), types]).toEqual([[], []]);
  });

  test('are taken as they come until the page is alive', () => {
    const { lines, press } = taken([pathOf(DRAGON)]);
    press(pathOf(DRAGON));
    expect(lines()).toEqual([[DRAGON.id, 2]]);
  });
});

describe('a card that is not hydrated yet', () => {
  test('keeps what the first script has shown, until it shows the count itself', () => {
    const { shown, hydrate, press } = taken([pathOf(DRAGON)]);
    expect(shown()?.cards).toEqual([{ path: pathOf(DRAGON), count: 1, sum: DRAGON.price }]);
    hydrate(pathOf(DRAGON));
    press(pathOf(DRAGON));
    expect(shown()).toEqual({ cards: [], basket: null });
  });

  test('shows what the cart holds by now', () => {
    const { shown, press } = taken([pathOf(DRAGON)]);
    press(pathOf(DRAGON));
    expect(shown()?.cards).toMatchObject([{ count: 2 }]);
  });
});
