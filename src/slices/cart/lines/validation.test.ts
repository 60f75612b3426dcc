import { describe, expect, test } from 'vitest';
import { demoCatalog, dish, options } from '../../../../tests/demo.ts';
import {
  catalogChanged,
  catalogLoaded,
  citySelected,
  fold,
  lineFor,
  restored,
  shopOpened,
  type StepOrPatch,
} from '../../../../tests/given.ts';
import { given } from '../../../../tests/scenario.ts';
import type { CartLine } from '../../../domain/cart.ts';
import { kopecks, minus } from '../../../domain/money.ts';
import { groupId, lineId, productId } from '../../../../tests/samples.ts';

const DRAGON = 'Зелёный дракон';
const EEL = 'Сливочный угорь';
const WOK = dish('Собери свой вок');
const noodles = options(WOK, 'Соба', 'Тофу', 'Кимчи');

const withLines = (...lines: readonly CartLine[]): StepOrPatch => [
  shopOpened(),
  citySelected,
  { cart: { lines } },
];
const goodsAfter = (...steps: readonly StepOrPatch[]) =>
  fold(...steps)
    .cart.lines.filter(({ kind }) => kind === 'goods')
    .map(({ name }) => name);

describe('start-up validation (specification, section 5, "Cart validation")', () => {
  test('a product that left the catalog goes, in these words', () => {
    const state = fold(withLines(lineFor(DRAGON), lineFor(EEL)), catalogChanged({ [DRAGON]: null }));
    expect(state.modal.open).toEqual({
      kind: 'cartErrors',
      messages: [`Товар "${DRAGON}" в данный момент отсутствует в каталоге и будет удален из корзины`],
    });
    expect(goodsAfter(withLines(lineFor(DRAGON), lineFor(EEL)), catalogChanged({ [DRAGON]: null }))).toEqual([
      EEL,
    ]);
  });

  test('a product with another price goes, in these words', () => {
    const price = kopecks(dish(EEL).price + 100);
    const { modal } = fold(withLines(lineFor(EEL)), catalogChanged({ [EEL]: { price } }));
    const message = `Цена товара "${EEL}" изменилась и будет удален из корзины`;
    expect(modal.open).toEqual({
      kind: 'cartErrors',
      messages: [message],
      prices: [{ at: 0, productId: dish(EEL).id, before: dish(EEL).price, after: price }],
    });
  });

  test('two dishes of one name are two messages with a pair of prices each, lines of one dish are one', () => {
    const twin = { ...dish(EEL), id: productId('twin'), price: kopecks(70_000) };
    const lines = [
      lineFor(EEL),
      lineFor(EEL, { id: lineId('again'), modifiers: noodles }),
      lineFor(EEL, { id: lineId('twin'), productId: twin.id, price: twin.price }),
    ];
    const dearer = [...demoCatalog.products, twin].map((product) => ({
      ...product,
      price: kopecks(product.price + 100),
    }));
    const message = `Цена товара "${EEL}" изменилась и будет удален из корзины`;
    expect(fold(withLines(...lines), catalogLoaded({ products: dearer })).modal.open).toEqual({
      kind: 'cartErrors',
      messages: [message, message],
      prices: [
        { at: 0, productId: dish(EEL).id, before: dish(EEL).price, after: dish(EEL).price + 100 },
        { at: 1, productId: twin.id, before: 70_000, after: 70_100 },
      ],
    });
  });

  test('two dishes of one name that left the catalog are two messages', () => {
    const lines = ['a', 'b'].map((id) => lineFor(EEL, { id: lineId(id), productId: productId(id) }));
    expect(fold(withLines(...lines), catalogLoaded()).modal.open).toMatchObject({
      messages: [expect.stringContaining(EEL), expect.stringContaining(EEL)],
    });
  });

  test('the messages stand together in the order of the cart', () => {
    const { modal } = fold(
      withLines(lineFor(EEL), lineFor('Картофель фри'), lineFor(DRAGON)),
      catalogChanged({ [DRAGON]: null, [EEL]: null }),
    );
    const messages = modal.open?.kind === 'cartErrors' ? modal.open.messages : [];
    expect(messages.map((text) => /"(.+?)"/.exec(text)?.[1])).toEqual([EEL, DRAGON]);
  });

  test.each([
    ['another price', noodles.map((one) => ({ ...one, price: kopecks(one.price + 1) }))],
    ['an unknown id', noodles.map((one) => ({ ...one, id: dish(DRAGON).id }))],
    ['another group', noodles.map((one) => ({ ...one, groupId: groupId('another') }))],
  ])('a modifier with %s removes its line silently', (_what, modifiers) => {
    const steps = [withLines(lineFor(WOK.name, { modifiers }), lineFor(EEL)), catalogLoaded()];
    expect(goodsAfter(steps)).toEqual([EEL]);
    expect(fold(steps).modal.open).toBeNull();
  });

  test('a modifier that is offered at its price stays', () => {
    expect(goodsAfter(withLines(lineFor(WOK.name, { modifiers: noodles })), catalogLoaded())).toEqual([
      WOK.name,
    ]);
  });

  test('it runs when the saved cart meets a catalog that is there already', () => {
    const stale = lineFor(EEL, { price: minus(dish(EEL).price, kopecks(100)) });
    const state = fold(
      shopOpened(),
      citySelected,
      restored({ cart: { lines: [stale], deliveryMethod: 'self' } }),
    );
    expect(state.cart.lines).toEqual([]);
    expect(state.modal.open).toMatchObject({ kind: 'cartErrors' });
  });

  test('an empty catalog, and none, says nothing of a cart', () => {
    expect(goodsAfter(withLines(lineFor(EEL)), catalogLoaded({ products: [] }))).toEqual([EEL]);
    expect(goodsAfter(restored({ cart: { lines: [lineFor(EEL)] } }))).toEqual([EEL]);
  });

  test('delivery, fee and gift lines are recomputed without a word', () => {
    const service = lineFor(DRAGON, {
      kind: 'delivery',
      name: 'Старая доставка',
      productId: dish(DRAGON).id,
    });
    const state = fold(withLines(lineFor(EEL), service), catalogChanged({ [DRAGON]: null }));
    expect(state.modal.open).toBeNull();
    expect(state.cart.lines.filter(({ kind }) => kind === 'delivery')).toMatchObject([{ name: 'Доставка' }]);
  });

  test('a second run finds nothing more', () => {
    const { products } = fold(catalogChanged({ [DRAGON]: null })).catalog;
    given(withLines(lineFor(DRAGON), lineFor(EEL)), catalogChanged({ [DRAGON]: null }))
      .when('catalog/loaded', { answer: { ...demoCatalog, products }, skipped: 0, reason: 'start' })
      .thenNothing();
  });
});
