import { describe, expect, test } from 'vitest';
import { demoCities, demoPastOrder, dish, pastItem } from '../../../../tests/demo.ts';
import {
  cityEntered,
  fold,
  lastOrderLoaded,
  lineAdded,
  shopOpened,
  signedIn,
  type StepOrPatch,
} from '../../../../tests/given.ts';
import { given } from '../../../../tests/scenario.ts';
import type { ProductId } from '../../../domain/catalog.ts';
import { draft } from '../../draft.ts';

const DRAGON = 'Зелёный дракон';
const WOK = 'Собери свой вок';
const FRIES = 'Картофель фри';
const MISSING = 'Блюдо в данный момент отсутствует на сайте. Попробуйте добавить блюдо из каталога';
const MODIFIER_MISSING =
  'Модификатор для блюда в данный момент отсутствует на сайте. Попробуйте добавить блюдо из каталога';
const shop = [shopOpened(), signedIn()];
const gone = pastItem(DRAGON, { productId: 'gone' as ProductId });

const repeat = (...steps: readonly StepOrPatch[]) => given(shop, steps).when('cart/repeatTapped');
const goods = (outcome: ReturnType<typeof repeat>) =>
  outcome.state.cart.lines
    .filter(({ kind }) => kind === 'goods')
    .map(({ name, quantity }) => [name, quantity]);

describe('repeat order (specification, section 4, "Repeat order")', () => {
  test('every dish is added with its amount and its modifiers, then the cart is shown', () => {
    const outcome = repeat(lastOrderLoaded());
    expect(goods(outcome)).toEqual([
      [DRAGON, 1],
      [WOK, 2],
      [FRIES, 1],
    ]);
    expect(outcome.state.cart.lines[1]?.modifiers).toHaveLength(3);
    outcome.thenAmongOthers(['view/navigationDue', { to: '/samara/cart', mode: 'push' }]);
  });

  test('the modifiers have today’s prices and the names of their groups', () => {
    const [line] = repeat(lastOrderLoaded({ items: [pastItem(WOK)] })).state.cart.lines;
    const [group] = dish(WOK).modifierGroups;
    expect(line?.modifiers[0]).toMatchObject({ groupId: group?.id, groupName: group?.name, price: 0 });
  });

  test('the open dialog closes', () => {
    repeat(lastOrderLoaded(), { modal: { open: { kind: 'emptyCart' } } }).thenAmongOthers([
      'modal/closed',
      { kind: 'emptyCart' },
    ]);
  });

  test('dishes join the lines that are there, and each other', () => {
    const items = [pastItem(DRAGON, { amount: 2 }), pastItem(DRAGON)];
    expect(goods(repeat(lineAdded(DRAGON), lastOrderLoaded({ items })))).toEqual([[DRAGON, 4]]);
    expect(goods(repeat(lastOrderLoaded({ items })))).toEqual([[DRAGON, 3]]);
  });

  test('a dish that stands in the order again and again counts on, beside the others', () => {
    const items = [pastItem(FRIES), pastItem(DRAGON), pastItem(DRAGON), pastItem(FRIES), pastItem(DRAGON)];
    repeat(lastOrderLoaded({ items })).thenAmongOthers(
      ['cart/quantityChanged', { quantity: 2, from: 1 }],
      ['cart/quantityChanged', { quantity: 2, from: 1 }],
      ['cart/quantityChanged', { quantity: 3, from: 2 }],
    );
  });

  test('more than a position takes is split', () => {
    const items = [pastItem('Филадельфия люкс с икрой', { amount: 7 })];
    expect(goods(repeat(lastOrderLoaded({ items }))).map(([, quantity]) => quantity)).toEqual([5, 2]);
  });

  test('gifts, delivery and fee of the old order are not repeated', () => {
    const items = [
      pastItem(DRAGON),
      pastItem(FRIES, { isGift: true }),
      pastItem('Доставка в дальнюю зону'),
      pastItem('Сервисный сбор'),
    ];
    const outcome = repeat(lastOrderLoaded({ items })).thenNot('view/noticeRaised');
    expect(outcome.state.cart.lines.map(({ name }) => name)).toEqual([DRAGON, 'Доставка', 'Сервисный сбор']);
  });

  test('an order of the history is repeated in the same way, and one that it does not hold is none', () => {
    const history = draft('order/historyLoaded', {
      orders: [
        { ...demoPastOrder, id: 'order-2', items: [pastItem(FRIES)] },
        { ...demoPastOrder, id: 'order-1', items: [pastItem(DRAGON, { amount: 2 })] },
      ],
    });
    const outcome = given(shop, lastOrderLoaded(), history).when('cart/pastRepeatTapped', {
      orderId: 'order-1',
    });
    expect(goods(outcome)).toEqual([[DRAGON, 2]]);
    outcome.thenAmongOthers(['view/navigationDue', { to: '/samara/cart', mode: 'push' }]);
    given(shop, history).when('cart/pastRepeatTapped', { orderId: 'order-3' }).thenNothing();
  });

  test('without a last order nothing happens', () => {
    given(shop).when('cart/repeatTapped').thenNothing();
  });

  test('a closed shop adds nothing and says so in one dialog', () => {
    given(shopOpened({ isSiteNotWorking: true }), signedIn(), lastOrderLoaded())
      .when('cart/repeatTapped')
      .thenOnly(['modal/opened', { modal: { kind: 'notWorking' } }]);
  });
});

describe('what cannot be repeated (specification, section 8, "Repeat order")', () => {
  test('a missing dish is told of, the others are added', () => {
    const outcome = repeat(lastOrderLoaded({ items: [gone, pastItem(FRIES)] }));
    expect(goods(outcome)).toEqual([[FRIES, 1]]);
    outcome.thenAmongOthers(['view/noticeRaised', { notice: { kind: 'error', text: MISSING } }]);
    outcome.thenAmongOthers(['view/navigationDue']);
  });

  test('a dish that this city does not sell, or that is out everywhere, is missing too', () => {
    const city = demoCities.find(({ slug }) => slug === 'novokujbyshevsk')!;
    const hidden = fold(shop).catalog.products.find(({ hiddenIn }) => hiddenIn.includes('novokujbyshevsk'))!;
    given(shop, cityEntered(city.slug), lastOrderLoaded({ items: [pastItem(hidden.name)] }))
      .when('cart/repeatTapped')
      .thenAmongOthers(['view/noticeRaised', { notice: { text: MISSING } }])
      .thenNot('cart/lineAdded');
    repeat(lastOrderLoaded({ items: [pastItem('Нигири с осьминогом')] }))
      .thenAmongOthers(['view/noticeRaised', { notice: { text: MISSING } }])
      .thenNot('cart/lineAdded');
  });

  test('a missing modifier stops the repeat; what was added stays, and nobody is led away', () => {
    const broken = pastItem(WOK, { modifiers: [{ id: 'gone' as ProductId, amount: 1 }] });
    const outcome = repeat(lastOrderLoaded({ items: [pastItem(DRAGON), broken, pastItem(FRIES)] }));
    expect(goods(outcome)).toEqual([[DRAGON, 1]]);
    outcome
      .thenAmongOthers(['view/noticeRaised', { notice: { kind: 'error', text: MODIFIER_MISSING } }])
      .thenNot('view/navigationDue');
  });
});
