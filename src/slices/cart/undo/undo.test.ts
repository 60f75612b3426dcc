import { describe, expect, test } from 'vitest';
import { dish, firstOptions, NOW, options } from '../../../../tests/demo.ts';
import {
  addressSelected,
  fold,
  lineAdded,
  lineFor,
  promoCalculated,
  shopOpened,
  signedIn,
  type StepOrPatch,
} from '../../../../tests/given.ts';
import { given } from '../../../../tests/scenario.ts';
import { onStage } from '../../../../tests/stage.ts';
import { secret } from '../../../kernel/event.ts';
import type { LineId } from '../../../domain/cart.ts';
import { draft } from '../../draft.ts';
import { selectVisibleLines } from '../lines/selectors.ts';
import { changeText } from './changeText.ts';
import { selectUndo } from './selectors.ts';

const DRAGON = 'Зелёный дракон';
const FRIES = 'Картофель фри';
const shop: StepOrPatch = [shopOpened(), signedIn(), addressSelected()];
const dragon = lineFor(DRAGON, { quantity: 3 });
const fries = lineFor(FRIES);
const two: StepOrPatch = [shop, lineAdded(DRAGON, { quantity: 3 }), lineAdded(FRIES)];
const lines = (...steps: readonly StepOrPatch[]) => selectVisibleLines(fold(...steps));
const less = draft('cart/decrementTapped', { lineId: dragon.id });
const more = draft('cart/incrementTapped', { lineId: dragon.id });
const back = draft('cart/undoTapped');
const offeredAfter = (...steps: readonly StepOrPatch[]): string | null => {
  const change = selectUndo(fold(...steps));
  return change && changeText(change.said);
};

describe('«Вернуть» takes back', () => {
  test('a cleared cart: every dish in its place, with delivery and fee', () => {
    const before = fold(two).cart.lines;
    const after = fold(two, draft('cart/clearTapped'), back).cart.lines;
    expect(after.map(({ id }) => id).slice(0, 2)).toEqual([dragon.id, fries.id]);
    expect(after.map(({ kind }) => kind).toSorted()).toEqual(before.map(({ kind }) => kind).toSorted());
    expect(lines(two, draft('cart/clearTapped'), back)).toEqual(lines(two));
    expect(offeredAfter(two, draft('cart/clearTapped'))).toBe('Корзина очищена');
  });

  test('a cleared cart without its presents: the promotion gives them anew', () => {
    const gift = dish('Маки с лососем в подарок').code;
    const withGift: StepOrPatch = [two, promoCalculated({ freeProducts: [gift] })];
    expect(lines(withGift)).toHaveLength(3);
    given(withGift, draft('cart/clearTapped'))
      .when('cart/undoTapped')
      .thenAmongOthers(['cart/promoCalculationDue']);
    expect(lines(withGift, draft('cart/clearTapped'), back)).toEqual([dragon, fries]);
  });

  test('a quantity, after one tap or a burst of them', () => {
    expect(lines(two, less)[0]?.quantity).toBe(2);
    expect(lines(two, less, back)).toEqual(lines(two));
    expect(lines(two, less, less, back)).toEqual(lines(two));
    expect(lines(two, less, less, less, back)).toEqual(lines(two));
  });

  test('a quantity as another tab has changed it meanwhile', () => {
    const elsewhere = draft('cart/quantityChanged', { lineId: dragon.id, quantity: 4, from: 2 });
    const arrived = draft('view/factsArrived', {
      facts: secret([{ ...elsewhere, id: 'x', time: NOW }] as never),
    });
    expect(lines(two, less, arrived, back)[0]?.quantity).toBe(5);
  });

  test('all lines of a dish that went at once', () => {
    const wok = dish('Вок с говядиной');
    const [first] = firstOptions(wok);
    const id = 'other' as LineId;
    const three: StepOrPatch = [
      two,
      lineAdded(wok.name, { modifiers: firstOptions(wok) }),
      lineAdded(wok.name, { id, modifiers: first ? [first] : [] }),
    ];
    const gone = draft('cart/productRemoveTapped', { productId: wok.id });
    expect(lines(three, gone)).toHaveLength(2);
    expect(lines(three, gone, back)).toEqual(lines(three));
    expect(offeredAfter(three, gone)).toBe(`Убрали: ${wok.name}`);
  });

  test('nothing twice, and nothing that is gone for another reason', () => {
    given(two, draft('cart/clearTapped'), back).when('cart/undoTapped').thenNothing();
    const lost = draft('cart/linesRejected', { removed: [dragon.id], messages: [] });
    given(two, less, lost).when('cart/undoTapped').thenNothing();
  });
});

describe('«Вернуть» is not offered', () => {
  test('for more of a dish, and no longer for less of it once it is more again', () => {
    expect(fold(two, more).cart.offered).toBeNull();
    expect(fold(two, less, more).cart.offered).toBeNull();
    expect(fold(two, less, draft('cart/incrementTapped', { lineId: fries.id })).cart.offered).not.toBeNull();
  });

  test('for clearing an empty cart', () => {
    expect(fold(shop, draft('cart/clearTapped')).cart.offered).toBeNull();
  });

  test('after six seconds from the last change that takes away; what comes between prolongs nothing', () => {
    onStage(({ open, flush }) => {
      const { emit, timesOf, store } = open([two]);
      const other = draft('cart/incrementTapped', { lineId: fries.id });
      emit('l 999ms l 1999ms o', { l: less, o: other });
      flush();
      expect(timesOf('cart/undoPassed')).toEqual([7_000]);
      expect(store.state().cart.offered).toBeNull();
    });
  });

  test.each([
    ['a cleared cart', draft('cart/clearTapped')],
    ['a line that was taken out', draft('cart/removeTapped', { lineId: fries.id })],
  ])('after six seconds, for %s', (_what, change) => {
    onStage(({ open, flush }) => {
      const { emit, timesOf } = open([two]);
      emit('c', { c: change });
      flush();
      expect(timesOf('cart/undoPassed')).toEqual([6_000]);
    });
  });
});

describe('a line that is edited (experience, "a tap on a line")', () => {
  const wok = dish('Вок с говядиной');
  const chosen = firstOptions(wok);
  const sauces = wok.modifierGroups[1]?.modifiers.map(({ name }) => name) ?? [];
  const other = options(wok, wok.modifierGroups[0]?.modifiers[1]?.name ?? '', sauces[0] ?? '');
  const inCart: StepOrPatch = [two, lineAdded(wok.name, { modifiers: chosen }), lineAdded('Луковые кольца')];
  const id = lineFor(wok.name).id;
  const edited = (choice = other, quantity = 2) => draft('cart/lineEdited', { lineId: id, choice, quantity });

  test('stays in its place, with its id, the new choice and quantity, and is calculated anew', () => {
    const { state } = given(inCart)
      .when('cart/lineEdited', { lineId: id, choice: other, quantity: 2 })
      .thenAmongOthers(['cart/lineReplaced', { absorbed: [] }], ['cart/promoCalculationDue']);
    const all = selectVisibleLines(state);
    expect(all.map((line) => line.id)).toEqual(lines(inCart).map((line) => line.id));
    expect(all[2]).toMatchObject({ id, modifiers: other, quantity: 2, price: wok.price });
  });

  test('is another cart, as it never was before: no older calculation can be meant for it', () => {
    const revisionAfter = (...steps: readonly StepOrPatch[]) => fold(inCart, ...steps).cart.revision;
    const way = [revisionAfter(), revisionAfter(edited()), revisionAfter(edited(), more)];
    expect(new Set(way).size).toBe(way.length);
  });

  test('takes in a line that is now the same', () => {
    const twin: StepOrPatch = [
      inCart,
      lineAdded(wok.name, { id: 'twin' as LineId, modifiers: other, quantity: 4 }),
    ];
    const after = lines(twin, edited());
    expect(after.filter(({ productId }) => productId === wok.id)).toMatchObject([{ id, quantity: 6 }]);
    expect(lines(twin, edited(), back)).toEqual(lines(twin));
  });

  test('comes back as it was', () => {
    expect(lines(inCart, edited(), back)).toEqual(lines(inCart));
    expect(fold(inCart, edited(), back).cart.offered).toBeNull();
  });

  test('can be taken back for six seconds', () => {
    onStage(({ open, flush }) => {
      const { emit, timesOf } = open([inCart]);
      emit('e', { e: edited() });
      flush();
      expect(timesOf('cart/undoPassed')).toEqual([6_000]);
    });
  });

  test('that was confirmed as it is changes nothing', () => {
    given(inCart).when('cart/lineEdited', { lineId: id, choice: chosen, quantity: 1 }).thenNothing();
  });

  test.each(['delivery', 'fee', 'gift'] as const)('of kind %s stays as it is', (kind) => {
    const line = lineFor(wok.name, { id: 'ruled' as LineId, kind });
    given(two, { cart: { lines: [dragon, line] } })
      .when('cart/lineEdited', { lineId: line.id, choice: other, quantity: 2 })
      .thenNothing();
  });

  test('never passes the limit of a dish', () => {
    const limited = { ...wok, maxPerPosition: 3 };
    const products = fold(inCart).catalog.products.map((each) => (each.id === wok.id ? limited : each));
    expect(lines(inCart, { catalog: { products } }, edited(other, 9))[2]?.quantity).toBe(3);
  });
});
