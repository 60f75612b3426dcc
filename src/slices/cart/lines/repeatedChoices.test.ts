import { describe, expect, test } from 'vitest';
import { dish, firstOptions, options, pastItem } from '../../../../tests/demo.ts';
import {
  fold,
  lastOrderLoaded,
  settingsLoaded,
  shopOpened,
  signedIn,
  type Step,
  type StepOrPatch,
} from '../../../../tests/given.ts';
import { given } from '../../../../tests/scenario.ts';
import { draft } from '../../draft.ts';
import type { Modal } from '../../modal/state.ts';

const WOK = dish('Собери свой вок');
const DRAGON = 'Зелёный дракон';
const shop: Step = [shopOpened(), signedIn()];
const enter = (path: string): Step => draft('view/pageEntered', { path });
const noodles = options(WOK, 'Соба').map(({ id, amount }) => ({ id, amount }));
/** Two orders of the wok that know too little of it, around a dish that lacks nothing. */
const items = [
  pastItem(WOK.name, { modifiers: [], amount: 2 }),
  pastItem(DRAGON),
  pastItem(WOK.name, { modifiers: noodles }),
];
const repeated: Step = [shop, lastOrderLoaded({ items }), draft('cart/repeatTapped')];
const inCart: Step = [repeated, enter('/samara/cart')];
const asked = (...steps: readonly StepOrPatch[]) => fold(...steps).modal;
const goods = (...steps: readonly StepOrPatch[]) =>
  fold(...steps)
    .cart.lines.filter(({ kind }) => kind === 'goods')
    .map(({ name, quantity }) => [name, quantity]);
const notices = (...steps: readonly StepOrPatch[]) => fold(...steps).view.notices.map(({ text }) => text);

const chosen = draft('cart/addTapped', { productId: WOK.id, choice: firstOptions(WOK), quantity: 2 });
const closed = draft('modal/dismissed', { kind: 'modifiers' });
const INFORMATION: Modal = { kind: 'information', text: 'Сегодня много заказов' };
const LEFT_OUT = `Не добавили «${WOK.name}»: выбор не сделан`;

describe('a repeated dish whose required choice the old order lacks (specification, section 4, "Repeat order")', () => {
  test('is not added without it; the others are', () => {
    expect(goods(repeated)).toEqual([[DRAGON, 1]]);
    expect(notices(repeated)).toEqual([]);
  });

  test('is asked for in the cart, with what is known of it, one dialog after another', () => {
    expect(asked(repeated)).toMatchObject({ open: null, queue: [] });
    expect(asked(inCart)).toMatchObject({
      open: { kind: 'modifiers', productId: WOK.id, isGift: false, repeated: { quantity: 2, modifiers: [] } },
      queue: [],
    });
    expect(asked(inCart, chosen)).toMatchObject({
      open: { productId: WOK.id, repeated: { quantity: 1, modifiers: [{ name: 'Соба' }] } },
      queue: [],
    });
  });

  test('a repeat in the cart asks at once', () => {
    const { state } = given(shop, enter('/samara/cart'), lastOrderLoaded({ items })).when(
      'cart/repeatTapped',
    );
    expect(state.modal.open).toMatchObject({ kind: 'modifiers', productId: WOK.id });
  });

  test('is added with the choice that was made; when all are settled nobody is asked any more', () => {
    const done: Step = [inCart, chosen, chosen];
    expect(goods(done)).toEqual([
      [DRAGON, 1],
      [WOK.name, 4],
    ]);
    expect(fold(done)).toMatchObject({ modal: { open: null, queue: [] }, cart: { unchosen: [] } });
    expect(notices(done)).toEqual([]);
    expect(asked(done, enter('/samara/catalog'), enter('/samara/cart')).open).toBeNull();
  });

  test('closed without a choice is left out and said so, and the next is asked for', () => {
    expect(notices(inCart, closed)).toEqual([LEFT_OUT]);
    expect(goods(inCart, closed)).toEqual([[DRAGON, 1]]);
    expect(asked(inCart, closed).open).toMatchObject({ repeated: { quantity: 1 } });
    expect(fold(inCart, closed, closed).cart.unchosen).toEqual([]);
  });

  test('waits for the cart on any other page, and for a dialog that stands there', () => {
    expect(asked(repeated, enter('/samara/catalog')).open).toBeNull();
    const waiting = fold(repeated, draft('modal/requested', { modal: INFORMATION }), enter('/cart'));
    expect(waiting.modal).toMatchObject({ open: INFORMATION, queue: [{ kind: 'modifiers' }] });
  });

  test('is asked for again by the next look into the cart, when the page went away under the dialog', () => {
    const away: Step = [inCart, enter('/samara/catalog')];
    expect(asked(away).open).toBeNull();
    expect(notices(away)).toEqual([]);
    expect(asked(away, enter('/samara/cart')).open).toMatchObject({ repeated: { quantity: 2 } });
  });

  test('of another dish’s dialog nothing is said', () => {
    const other: Modal = { kind: 'modifiers', productId: WOK.id, isGift: true };
    const over: Step = [inCart, draft('modal/requested', { modal: other }), closed];
    expect(notices(over)).toEqual([]);
    expect(asked(over).open).toMatchObject({ repeated: { quantity: 2 } });
  });

  test('a shop that closed meanwhile says so and goes on', () => {
    const { state } = given(inCart, settingsLoaded({ isSiteNotWorking: true })).when('cart/addTapped', {
      productId: WOK.id,
      choice: firstOptions(WOK),
      quantity: 2,
    });
    expect(state.modal.open).toEqual({ kind: 'notWorking' });
    expect(state.cart.unchosen).toHaveLength(1);
  });

  test('a missing modifier stops the repeat all the same; what was reached before it is asked for', () => {
    const broken = pastItem(WOK.name, { modifiers: [{ id: 'gone' as never, amount: 1 }] });
    const stopped = fold(shop, lastOrderLoaded({ items: [items[0]!, broken, items[2]!] }), {
      modal: { open: { kind: 'emptyCart' } },
    });
    const { state } = given({ ...stopped })
      .when('cart/repeatTapped')
      .thenNot('view/navigationDue');
    expect(state.cart.unchosen).toHaveLength(1);
  });

  test('what is out everywhere is not asked for', () => {
    const out = fold(shop).catalog.products.filter(({ id }) =>
      WOK.modifierGroups.some(({ modifiers }) => modifiers.some((option) => option.id === id)),
    );
    const terminals = Object.values(fold(shop).setting.values!.restaurants).flat();
    const stopList = out.flatMap(({ id: productId }) =>
      terminals.map(({ id: terminalId }) => ({ terminalId, productId })),
    );
    const shopOut = fold(shop, { catalog: { stopList } }, lastOrderLoaded({ items }));
    given({ ...shopOut })
      .when('cart/repeatTapped')
      .thenNot('cart/choicesDue');
  });
});
