import { describe, expect, test } from 'vitest';
import { demoCatalog, dish, firstOptions, pastItem } from '../../../../tests/demo.ts';
import {
  cityEntered,
  fold,
  lineAdded,
  lineFor,
  settingsLoaded,
  shopOpened,
  signedIn,
  type StepOrPatch,
} from '../../../../tests/given.ts';
import { given } from '../../../../tests/scenario.ts';
import type { CartLine } from '../../../domain/cart.ts';
import type { ProductId } from '../../../domain/catalog.ts';
import type { PastItem } from '../../../domain/customer.ts';
import { readShared, writeShared } from '../../../domain/sharedCart.ts';
import { draft } from '../../draft.ts';
import { selectJudged } from './judging.ts';

const DRAGON = 'Зелёный дракон';
const WOK = 'Собери свой вок';
const FRIES = 'Картофель фри';
const shop = [shopOpened(), signedIn(), { modal: { open: { kind: 'sharedCart', lines: null } } }] as const;

const take = (items: readonly PastItem[], ...steps: readonly StepOrPatch[]) =>
  given(...shop, ...steps).when('cart/sharedTapped', { items });
const goods = (outcome: ReturnType<typeof take>) =>
  outcome.state.cart.lines
    .filter(({ kind }) => kind === 'goods')
    .map(({ name, quantity }) => [name, quantity]);
const linked = (lines: readonly CartLine[]) =>
  readShared(writeShared(lines, demoCatalog.products) ?? '') ?? [];

describe('a link with a cart (assumptions, section 7, "a shared cart")', () => {
  test('shows its dishes, and the address is without it', () => {
    const lines = linked([lineFor(DRAGON)]);
    given(shopOpened(), draft('view/pageEntered', { path: '/samara/cart', route: 'cart' }))
      .when('cart/sharedArrived', { lines })
      .thenAmongOthers(
        ['view/navigationDue', { to: '/samara/cart#', mode: 'replace' }],
        ['modal/opened', { modal: { kind: 'sharedCart', lines } }],
      );
  });

  test('one that cannot be read says so', () => {
    const { state } = given(shopOpened()).when('cart/sharedArrived', { lines: null });
    expect(state.modal.open).toEqual({ kind: 'sharedCart', lines: null });
  });
});

describe('what of it is here', () => {
  const judged = (lines: readonly CartLine[], ...steps: readonly StepOrPatch[]) =>
    selectJudged(linked(lines))(fold(shopOpened(), ...steps));

  test('is asked for as it was chosen, at the prices of the menu', () => {
    const modifiers = firstOptions(dish(WOK));
    const { had, refused } = judged([lineFor(WOK, { modifiers, quantity: 3 })]);
    expect(refused).toEqual([]);
    expect(had[0]?.line).toMatchObject({ name: WOK, price: dish(WOK).price, quantity: 3, modifiers });
    expect(had[0]?.item).toMatchObject({ productId: dish(WOK).id, amount: 3 });
  });

  test('what another city does not sell, what has run out, and what nobody knows are told apart', () => {
    const hidden = demoCatalog.products.find(({ hiddenIn }) => hiddenIn.includes('tolyatti'));
    const lines = [
      lineFor(hidden?.name ?? ''),
      lineFor('Нигири с осьминогом'),
      lineFor(DRAGON, { productId: 'gone' as ProductId }),
      lineFor(FRIES),
    ];
    const there = judged(lines, cityEntered('tolyatti'));
    expect(there.refused).toContainEqual({ name: hidden?.name, why: 'notHere' });
    expect(there.refused).toContainEqual({ name: '', why: 'unknown' });
    expect(judged(lines).refused).toContainEqual({ name: 'Нигири с осьминогом', why: 'stopped' });
    expect(there.had.map(({ line }) => line.name)).toContain(FRIES);
  });

  test('a dish whose option is gone is refused whole', () => {
    const [first] = firstOptions(dish(WOK));
    const gone = { ...first!, id: 'gone' as ProductId };
    expect(judged([lineFor(WOK, { modifiers: [gone] })]).refused).toEqual([{ name: WOK, why: 'option' }]);
  });
});

describe('adding it (specification, section 4, "Adding an item")', () => {
  test('its dishes join those that are there', () => {
    const outcome = take([pastItem(DRAGON, { amount: 2 }), pastItem(FRIES)], lineAdded(DRAGON));
    expect(goods(outcome)).toEqual([
      [DRAGON, 3],
      [FRIES, 1],
    ]);
    outcome.thenAmongOthers(['modal/closed', { kind: 'sharedCart' }]);
  });

  test('nothing is added while the shop does not work', () => {
    const outcome = take([pastItem(DRAGON)], settingsLoaded({ isSiteNotWorking: true }));
    expect(goods(outcome)).toEqual([]);
    expect(outcome.state.modal.open).toEqual({ kind: 'notWorking' });
  });

  test('a guest is asked to log in, and has the dishes', () => {
    const outcome = given(shopOpened(), shop[2]).when('cart/sharedTapped', { items: [pastItem(DRAGON)] });
    expect(goods(outcome)).toEqual([[DRAGON, 1]]);
    expect(outcome.state.modal.open).toEqual({ kind: 'auth' });
  });

  test('a snack brings its offer, once', () => {
    take([pastItem(FRIES), pastItem(FRIES)]).thenAmongOthers([
      'modal/queued',
      { modal: { kind: 'snackGift' } },
    ]);
  });

  test('a dish that lacks a required choice is asked for', () => {
    const outcome = take([pastItem(WOK, { modifiers: [] })]);
    expect(goods(outcome)).toEqual([]);
    expect(outcome.state.cart.unchosen).toMatchObject([{ name: WOK }]);
  });

  test('what has gone meanwhile is named, the rest is added', () => {
    const outcome = take([pastItem(DRAGON, { productId: 'gone' as ProductId }), pastItem(FRIES)]);
    expect(goods(outcome)).toEqual([[FRIES, 1]]);
    outcome.thenAmongOthers([
      'view/noticeRaised',
      { notice: { kind: 'error', text: `Не добавили, сейчас нет в меню: ${DRAGON}` } },
    ]);
  });

  test('the option of the group that was chosen is added, where two groups have it', () => {
    const [group, ...groups] = dish(WOK).modifierGroups;
    const twice = { ...group!, id: 'twice' as never, name: 'Ещё раз', isRequired: false, minAmount: 0 };
    const products = demoCatalog.products.map((product) =>
      product.name === WOK ? { ...product, modifierGroups: [group!, ...groups, twice] } : product,
    );
    const chosen = [...firstOptions(dish(WOK)), { ...firstOptions(dish(WOK))[0]!, groupId: twice.id }];
    const modifiers = chosen.map(({ id, groupId, amount }) => ({ id, groupId, amount }));
    const { state } = take([pastItem(WOK, { modifiers })], { catalog: { products } });
    expect(state.cart.lines[0]?.modifiers.map(({ groupId }) => groupId)).toEqual(
      chosen.map(({ groupId }) => groupId),
    );
  });

  test('more lines than one press may add stay out, and are named', () => {
    const outcome = take([pastItem(DRAGON), ...Array.from({ length: 70 }, (_, at) => limited(at))], {
      catalog: {
        products: [...demoCatalog.products, ...Array.from({ length: 70 }, (_, at) => portioned(at))],
      },
    });
    expect(goods(outcome)).toHaveLength(40);
    outcome.thenAmongOthers(['view/noticeRaised', { notice: { kind: 'error' } }]);
  });

  test('«Вернуть» takes all of it back at once', () => {
    const { state } = take([pastItem(DRAGON, { amount: 2 }), pastItem(FRIES)], lineAdded(DRAGON));
    const undone = given(state).when('cart/undoTapped');
    expect(goods(undone)).toEqual([[DRAGON, 1]]);
  });
});

const portioned = (at: number) => ({ ...dish(DRAGON), id: `portioned-${at}` as ProductId, slug: `p-${at}` });
const limited = (at: number): PastItem => pastItem(DRAGON, { productId: portioned(at).id });
