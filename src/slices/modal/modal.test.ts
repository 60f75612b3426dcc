import { describe, expect, test } from 'vitest';
import { dish, samara } from '../../../tests/demo.ts';
import { fold, shopOpened, type Step } from '../../../tests/given.ts';
import { given } from '../../../tests/scenario.ts';
import { draft } from '../draft.ts';
import type { Modal } from './state.ts';

const queued = (modal: Modal): Step => draft('modal/queued', { modal });
const requested = (modal: Modal): Step => draft('modal/requested', { modal });
const auth: Modal = { kind: 'auth' };
const gift: Modal = { kind: 'snackGift' };
const time: Modal = { kind: 'time' };
const wok: Modal = { kind: 'modifiers', productId: dish('Собери свой вок').id, isGift: true };
const pizza: Modal = { kind: 'modifiers', productId: dish('Маргарита').id, isGift: true };

describe('one dialog at a time (specification, section 2, "Modals")', () => {
  test('opening one closes the one before it', () => {
    expect(fold(requested(time), requested({ kind: 'filters' })).modal).toMatchObject({
      open: { kind: 'filters' },
      queue: [],
    });
  });

  test('what waits opens at once when nothing is open', () => {
    expect(fold(queued(auth)).modal).toMatchObject({ open: auth, queue: [] });
  });

  test('what waits opens when the open one goes, in the order it came', () => {
    const steps = [requested(time), queued(auth), queued(gift)];
    expect(fold(steps).modal).toMatchObject({ open: time, queue: [auth, gift] });
    const first = fold(steps, draft('modal/dismissed', { kind: 'time' }));
    expect(first.modal).toMatchObject({ open: auth, queue: [gift] });
    expect(
      fold(steps, draft('modal/dismissed', { kind: 'time' }), draft('modal/dismissed', { kind: 'auth' }))
        .modal,
    ).toMatchObject({
      open: gift,
      queue: [],
    });
  });

  test('the same wish twice is one', () => {
    expect(fold(requested(time), queued(auth), queued(auth)).modal.queue).toEqual([auth]);
    expect(fold(queued(auth), queued(auth)).modal).toMatchObject({ open: auth, queue: [] });
  });

  test('two dialogs of one kind about two dishes are two wishes', () => {
    expect(fold(queued(wok), queued(pizza)).modal).toMatchObject({ open: wok, queue: [pizza] });
    expect(fold(requested(time), queued(wok), queued(pizza), requested(wok)).modal.queue).toEqual([pizza]);
  });

  test('one that must be answered comes back when the one that pushed it aside closes', () => {
    const pushed = fold(requested(auth), requested(wok), queued(gift));
    expect(pushed.modal).toMatchObject({ open: wok, queue: [auth, gift] });
    expect(fold(pushed, draft('modal/dismissed', { kind: 'modifiers' })).modal).toMatchObject({
      open: auth,
      queue: [gift],
    });
  });

  test('each comes up once, also when several begin to wait in one step', () => {
    const fries = dish('Картофель фри').id;
    given(shopOpened())
      .when('cart/addTapped', { productId: fries, choice: null, quantity: 1 })
      .thenAmongOthers(['modal/opened', { modal: auth }]);
  });

  test('closing one that is not open changes nothing', () => {
    const { state } = given(requested(time)).when('modal/dismissed', { kind: 'auth' }).thenNothing();
    expect(state.modal.open).toEqual(time);
  });
});

describe('a dialog and the page under it (assumptions, section 7)', () => {
  const entered = (path: string, under?: string): Step =>
    draft('view/pageEntered', under === undefined ? { path } : { path, under });
  const led = (to: string): Step => draft('view/navigationDue', { to, mode: 'push' });
  const roll: Modal = { ...wok, isGift: false };
  const news: Modal = { kind: 'information', text: 'Сегодня много заказов' };

  test.each([time, auth, roll, { kind: 'emptyCart' } as const, { kind: 'totalChanged' } as Modal])(
    '$kind closes with its page',
    (modal) => {
      const { state } = given(entered('/samara/cart'), requested(modal))
        .when('view/pageEntered', { path: '/samara/' })
        .thenAmongOthers(['modal/closed', { kind: modal.kind }]);
      expect(state.modal.open).toBeNull();
    },
  );

  test.each([{ kind: 'city' } as const, news, gift, pizza, { kind: 'march' } as const])(
    '$kind is the word of the shop, and stays',
    (modal) => {
      const { state } = given(entered('/samara/cart'), queued(modal))
        .when('view/pageEntered', { path: '/samara/' })
        .thenNot('modal/closed');
      expect(state.modal.open).toEqual(modal);
    },
  );

  test('what is opened while the next page is on its way comes along to it', () => {
    const way = [entered('/samara/'), draft('view/pageAsked', { under: '/samara/catalog/vok' })] as const;
    expect(fold(...way, requested(roll), entered('/samara/catalog/vok')).modal.open).toEqual(roll);
    expect(fold(entered('/samara/'), requested(time), ...way.slice(1)).modal.open).toEqual(time);
    expect(fold(...way, requested(roll), entered('/samara/promo')).modal.open).toBeNull();
    const waiting = [entered('/samara/'), requested(time), queued(auth), ...way.slice(1)] as const;
    expect(fold(...waiting, queued(roll), entered('/samara/catalog/vok')).modal).toMatchObject({
      open: roll,
      queue: [],
    });
  });

  test('what waits behind it comes up over the next page, but for what the left page asked', () => {
    const { modal } = fold(entered('/a'), requested(time), queued(auth), queued(news), entered('/b'));
    expect(modal).toMatchObject({ open: news, queue: [] });
  });

  test('a dialog asked for on the way to a page opens over that page', () => {
    const { modal } = fold(entered('/a'), requested(time), led('/b#top'), queued({ kind: 'emptyCart' }));
    expect(modal.open).toEqual({ kind: 'emptyCart' });
    expect(fold({ modal }, entered('/b')).modal.open).toEqual({ kind: 'emptyCart' });
    expect(fold({ modal }, entered('/b'), entered('/c')).modal.open).toBeNull();
  });

  test('who is led to the page at hand keeps the dialog', () => {
    expect(fold(entered('/a'), requested(time), led('/a')).modal.open).toEqual(time);
    expect(fold(entered('/a'), requested(time), entered('/a')).modal.open).toEqual(time);
  });

  test('a dish over the page is no other page', () => {
    const { modal } = fold(entered('/a'), entered('/a/dish', '/a'), requested(auth), entered('/a'));
    expect(modal.open).toEqual(auth);
  });

  test('a dialog that opens before the first page lies over it', () => {
    expect(fold(requested(time), entered('/a')).modal.open).toEqual(time);
  });

  test('a login that went with its page leads nowhere any more', () => {
    const state = fold(
      entered('/a'),
      draft('auth/loginAsked', { returnTo: '/samara/checkout' }),
      entered('/b'),
    );
    expect(state.auth.returnTo).toBeNull();
  });
});

describe('the generic confirm', () => {
  const confirm: Modal = {
    kind: 'confirm',
    title: 'Очистить корзину?',
    text: '',
    confirm: { title: 'Да', emits: draft('cart/clearTapped') },
    cancel: { title: 'Нет', emits: null },
  };

  test('its button closes it and then does what it was made for', () => {
    given(requested(confirm))
      .when('modal/confirmTapped')
      .thenOnly(['modal/closed', { kind: 'confirm' }], ['cart/clearTapped'], ['cart/emptied']);
  });

  test('the other button does nothing but close it', () => {
    given(requested(confirm))
      .when('modal/cancelTapped')
      .thenOnly(['modal/closed', { kind: 'confirm' }]);
  });

  test('an action that nobody knows is skipped', () => {
    const strange: Modal = { ...confirm, confirm: { title: 'Да', emits: { type: 'toString', payload: {} } } };
    given(requested(strange)).when('modal/confirmTapped').thenOnly(['modal/closed']);
  });

  test('without it its buttons do nothing', () => {
    given(requested(time)).when('modal/confirmTapped').thenNothing();
  });
});

test('Esc on the choice of the city keeps the default city and counts as a choice (assumptions, section 6)', () => {
  const { state } = given(shopOpened(), requested({ kind: 'city' })).when('modal/dismissed', {
    kind: 'city',
  });
  expect(state.user.isAlreadySelectedCity).toBe(true);
  expect(state.city.currentId).toBe('1');
});

describe('who has answered for the city before the shop came to life is not asked again behind another dialog', () => {
  const waiting = [shopOpened(), requested({ kind: 'emptyCart' }), queued({ kind: 'city' })];

  test.each([
    ['by a city', draft('city/choiceTapped', { cityId: samara.id })],
    ['by Esc', draft('modal/dismissed', { kind: 'city' })],
  ])('%s', (_, answered) => {
    const { modal } = fold(...waiting, answered, draft('modal/dismissed', { kind: 'emptyCart' }));
    expect(modal).toMatchObject({ open: null, queue: [] });
  });
});
