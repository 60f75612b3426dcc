import { describe, expect, test } from 'vitest';
import { dish } from '../../../tests/demo.ts';
import { fold, shopOpened, type Step } from '../../../tests/given.ts';
import { given } from '../../../tests/scenario.ts';
import { draft } from '../events.ts';
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
    expect(fold(requested(time), requested({ kind: 'filters' })).modal).toEqual({
      open: { kind: 'filters' },
      queue: [],
    });
  });

  test('what waits opens at once when nothing is open', () => {
    expect(fold(queued(auth)).modal).toEqual({ open: auth, queue: [] });
  });

  test('what waits opens when the open one goes, in the order it came', () => {
    const steps = [requested(time), queued(auth), queued(gift)];
    expect(fold(steps).modal).toEqual({ open: time, queue: [auth, gift] });
    const first = fold(steps, draft('modal/dismissed', { kind: 'time' }));
    expect(first.modal).toEqual({ open: auth, queue: [gift] });
    expect(
      fold(steps, draft('modal/dismissed', { kind: 'time' }), draft('modal/dismissed', { kind: 'auth' }))
        .modal,
    ).toEqual({
      open: gift,
      queue: [],
    });
  });

  test('the same wish twice is one', () => {
    expect(fold(requested(time), queued(auth), queued(auth)).modal.queue).toEqual([auth]);
    expect(fold(queued(auth), queued(auth)).modal).toEqual({ open: auth, queue: [] });
  });

  test('two dialogs of one kind about two dishes are two wishes', () => {
    expect(fold(queued(wok), queued(pizza)).modal).toEqual({ open: wok, queue: [pizza] });
    expect(fold(requested(time), queued(wok), queued(pizza), requested(wok)).modal.queue).toEqual([pizza]);
  });

  test('one that must be answered comes back when the one that pushed it aside closes', () => {
    const pushed = fold(requested(auth), requested(wok), queued(gift));
    expect(pushed.modal).toEqual({ open: wok, queue: [auth, gift] });
    expect(fold(pushed, draft('modal/dismissed', { kind: 'modifiers' })).modal).toEqual({
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
