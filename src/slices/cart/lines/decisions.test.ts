import { describe, expect, test } from 'vitest';
import { demoCatalog, demoSettings, dish, NOW, samara } from '../../../../tests/demo.ts';
import { demoTerminalId } from '../../../../tests/demoForms.ts';
import {
  catalogLoaded,
  cityEntered,
  fold,
  lineAdded,
  lineFor,
  promoCalculated,
  restored,
  settingsLoaded,
  shopOpened,
  signedIn,
  type StepOrPatch,
} from '../../../../tests/given.ts';
import { given } from '../../../../tests/scenario.ts';
import { samplePromoAnswer } from '../../../../tests/samples.ts';
import { draft } from '../../draft.ts';
import type { Modal } from '../../modal/state.ts';

const DRAGON = 'Зелёный дракон';
const cart: StepOrPatch = [shopOpened(), signedIn(), lineAdded(DRAGON)];
const open = (modal: Modal): StepOrPatch => ({ modal: { open: modal } });
const timeHidden = shopOpened({
  cityData: { [samara.iikoId]: { ...demoSettings().cityData[samara.iikoId]!, isTimeChoiceHidden: true } },
});

describe('a choice closes its own dialog and no other', () => {
  test('a time', () => {
    given(shopOpened(), open({ kind: 'time' }))
      .when('cart/timeChosen', { at: null })
      .thenOnly(['modal/closed', { kind: 'time' }]);
    given(shopOpened(), open({ kind: 'auth' }))
      .when('cart/timeChosen', { at: null })
      .thenNothing();
    given(shopOpened()).when('cart/timeChosen', { at: null }).thenNothing();
  });

  test('a restaurant', () => {
    given(shopOpened(), open({ kind: 'auth' }))
      .when('cart/restaurantChosen', { terminalId: demoTerminalId })
      .thenNothing();
  });

  test('a dish in its own detail; the detail of another dish stays open', () => {
    const { id: productId } = dish(DRAGON);
    const added = { productId, choice: [], quantity: 1 };
    given(shopOpened(), signedIn(), open({ kind: 'product', productId, isGift: false }))
      .when('cart/addTapped', added)
      .thenAmongOthers(['modal/closed', { kind: 'product' }]);
    const other = dish('Картофель фри').id;
    given(shopOpened(), signedIn(), open({ kind: 'product', productId: other, isGift: false }))
      .when('cart/addTapped', added)
      .thenNot('modal/closed');
  });
});

test('from an address that is not delivered to, self-pickup leads to the restaurants', () => {
  given(shopOpened(), open({ kind: 'address' }))
    .when('cart/methodChosen', { method: 'self' })
    .thenOnly(['modal/opened', { modal: { kind: 'restaurants' } }]);
  given(shopOpened(), open({ kind: 'address' }))
    .when('cart/methodChosen', { method: 'delivery' })
    .thenNothing();
});

describe('the chosen time', () => {
  test('lasts through its own moment', () => {
    const now: StepOrPatch = { cart: { deliveryTime: new Date(NOW).toISOString() } };
    given(shopOpened(), restored(), now).when('view/minutePassed').thenNothing();
    given(shopOpened(), restored(), now)
      .at(NOW + 1)
      .when('view/minutePassed')
      .thenOnly(['cart/timeLost']);
  });

  test('that was never chosen cannot be lost', () => {
    given(timeHidden, restored()).when('view/minutePassed').thenNothing();
  });
});

describe('what asks for the calculation', () => {
  test('a coupon of a guest, or for an empty cart, does not: it only reads the catalog again', () => {
    for (const steps of [[shopOpened(), lineAdded(DRAGON)], [shopOpened()]])
      given(steps)
        .when('cart/couponSubmitted', { code: 'ЛАПША' })
        .thenOnly(['catalog/reloadDue', { reason: 'coupon' }]);
  });

  test('every catalog but that of the start does, also one that failed', () => {
    const answer = { answer: demoCatalog, skipped: 0 };
    for (const reason of ['coupon', 'version'] as const) {
      given(cart)
        .when('catalog/loaded', { ...answer, reason })
        .thenOnly(['cart/promoCalculationDue']);
      given(cart).when('catalog/loadFailed', { reason }).thenOnly(['cart/promoCalculationDue']);
    }
    given(cart)
      .when('catalog/loaded', { ...answer, reason: 'start' })
      .thenNothing();
    given(cart).when('catalog/loadFailed', { reason: 'start' }).thenNothing();
  });

  test('an answer to an older cart asks for no gift', () => {
    const wok = dish('Вок с курицей в подарок');
    const asked: StepOrPatch = [
      cart,
      promoCalculated({ freeProducts: [wok.code] }),
      draft('modal/dismissed', { kind: 'modifiers' }),
      draft('cart/couponSubmitted', { code: 'ВОК' }),
    ];
    const { revision } = fold(asked).cart;
    given(asked)
      .when('cart/promoCalculated', {
        revision: revision - 1,
        answer: samplePromoAnswer({ freeProducts: [wok.code] }),
      })
      .thenNothing();
  });
});

test('settings that come late bring delivery and fee, and forget a restaurant that is gone', () => {
  const late: StepOrPatch = [cityEntered(), catalogLoaded(), { cart: { lines: [lineFor(DRAGON)] } }];
  const { cart: settled } = fold(late, { cart: { restaurantId: 'gone' as never } }, settingsLoaded());
  expect(settled.lines.map(({ kind }) => kind)).toEqual(['goods', 'delivery', 'fee']);
  expect(settled.restaurantId).toBeNull();
});

test('a dish can be added before the settings are known', () => {
  given(cityEntered(), catalogLoaded(), signedIn())
    .when('cart/addTapped', { productId: dish(DRAGON).id, choice: null, quantity: 1 })
    .thenAmongOthers(['cart/lineAdded', { line: { name: DRAGON } }])
    .thenNot('modal/queued');
});
