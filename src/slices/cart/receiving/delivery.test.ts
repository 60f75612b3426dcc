import { describe, expect, test } from 'vitest';
import { demoCatalog, demoSettings, demoZone, dish, samara } from '../../../../tests/demo.ts';
import { demoTerminalId } from '../../../../tests/demoForms.ts';
import {
  addressSelected,
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
  type Step,
} from '../../../../tests/given.ts';
import { given } from '../../../../tests/scenario.ts';
import type { TerminalId, ZoneId } from '../../../domain/catalog.ts';
import type { CityData } from '../../../domain/settings.ts';
import { selectIsPromocodeHidden } from '../coupons/selectors.ts';
import { selectIsTimeChoiceHidden } from './selectors.ts';
import { selectTotals } from '../selectors.ts';

const DRAGON = 'Зелёный дракон';
const NEAR = 'Доставка';
const FAR = 'Доставка в дальнюю зону';
const FREE = 'Бесплатная доставка';
const FEE = 'Сервисный сбор';
const north = 'samara-north' as ZoneId;
const cart = [shopOpened(), signedIn(), lineAdded(DRAGON)];
const inNorth = addressSelected({ zoneId: north });

const serviceLines = (...steps: readonly Step[]) =>
  fold(...steps)
    .cart.lines.filter(({ kind }) => kind === 'delivery' || kind === 'fee')
    .map(({ name }) => name);
const cityWith = (patch: Partial<CityData>): Step =>
  shopOpened({ cityData: { [samara.iikoId]: { ...demoSettings().cityData[samara.iikoId]!, ...patch } } });

describe('the delivery line (specification, section 4, "Delivery method")', () => {
  test('goods for delivery bring the hidden delivery product of the city, once', () => {
    expect(serviceLines(cart)).toEqual([NEAR, FEE]);
    expect(serviceLines(cart, lineAdded('Картофель фри'), lineAdded('Сливочный угорь'))).toEqual([NEAR, FEE]);
  });

  test('a free delivery that the catalog does not have is not charged instead', () => {
    const { freeDeliveryId } = demoSettings().cityData[samara.iikoId]!;
    const without = catalogLoaded({
      products: demoCatalog.products.filter(({ id }) => id !== freeDeliveryId),
    });
    const given = promoCalculated({ freeProducts: [freeDeliveryId ?? ''] });
    expect(serviceLines(shopOpened(), without, signedIn(), lineAdded(DRAGON), given)).toEqual([FEE]);
  });

  test('a guest has it too (assumptions, section 6, "guest’s delivery line")', () => {
    expect(serviceLines(shopOpened(), lineAdded(DRAGON))).toEqual([NEAR, FEE]);
  });

  test('self-pickup removes it, delivery brings it back', () => {
    const self = { type: 'cart/methodChosen', payload: { method: 'self' } } as const;
    const back = { type: 'cart/methodChosen', payload: { method: 'delivery' } } as const;
    expect(serviceLines(cart, self)).toEqual([FEE]);
    expect(serviceLines(cart, self, back)).toEqual([FEE, NEAR]);
  });

  test('every change of the method asks for the promo calculation once', () => {
    given(cart)
      .when('cart/methodChosen', { method: 'self' })
      .thenOnly(['cart/ruledLinesChanged'], ['cart/promoCalculationDue']);
  });

  test('an empty cart has none', () => {
    given(shopOpened(), signedIn()).when('cart/methodChosen', { method: 'delivery' }).thenNothing();
  });

  test('the zone’s delivery product outweighs the city’s, and replaces its line', () => {
    expect(serviceLines(cart, inNorth)).toEqual([FEE, FAR]);
  });

  test('a zone whose delivery cannot be had falls back to the city’s', () => {
    const { state } = given(cart, inNorth).when('city/zoneDeliveryLost', { zoneId: north });
    expect(state.cart.lines.map(({ name }) => name)).toEqual([DRAGON, FEE, NEAR]);
  });

  test('another zone asks for the promo calculation, also where both share a product', () => {
    given(cart, addressSelected({ zoneId: 'samara-centre' as ZoneId }))
      .when('address/zoneChanged', { zoneId: 'samara-east' as ZoneId })
      .thenOnly(['cart/promoCalculationDue']);
  });

  test('an answer for a zone that is not the chosen one changes no line', () => {
    given(cart)
      .when('city/zoneDeliveryLoaded', { zoneId: north, delivery: demoZone(north) })
      .thenNothing();
  });

  test('two lines of one commit never make two deliveries', () => {
    const saved = { lines: [lineFor(DRAGON), lineFor('Картофель фри', { price: lineFor(DRAGON).price })] };
    const { state } = given(shopOpened()).when('view/restored', {
      saved: { cart: saved } as never,
      storeVersion: '1',
      isOnline: true,
    });
    expect(state.cart.lines.map(({ name }) => name)).toEqual([DRAGON, NEAR, FEE]);
  });

  test('the price of the delivery follows the catalog', () => {
    const stale = lineFor(NEAR, { kind: 'delivery', price: lineFor(DRAGON).price });
    const { state } = given(cityEntered(), settingsLoaded(), {
      cart: { lines: [lineFor(DRAGON), stale] },
    }).when('catalog/loaded', {
      answer: fold(catalogLoaded()).catalog,
      skipped: 0,
      reason: 'version',
    });
    expect(selectTotals(state).delivery).toBe(dish(NEAR).price);
    expect(state.cart.lines.filter(({ kind }) => kind === 'delivery')).toHaveLength(1);
  });

  test('a city that becomes known late brings its delivery and its fee', () => {
    expect(serviceLines(settingsLoaded(), catalogLoaded(), lineAdded(DRAGON), cityEntered())).toEqual([
      NEAR,
      FEE,
    ]);
  });
});

describe('free delivery', () => {
  const free = [dish(FREE).code];

  test('the city’s free delivery in the promo answer replaces the paid line', () => {
    expect(serviceLines(cart, promoCalculated({ freeProducts: free }))).toEqual([FEE, FREE]);
    expect(selectTotals(fold(cart, promoCalculated({ freeProducts: free }))).delivery).toBe(0);
  });

  test('an answer that names the product’s id is read too (assumptions, section 6)', () => {
    expect(serviceLines(cart, promoCalculated({ freeProducts: [dish(FREE).id] }))).toEqual([FEE, FREE]);
  });

  test('it is no gift line', () => {
    const { lines } = fold(cart, promoCalculated({ freeProducts: free })).cart;
    expect(lines.some(({ kind }) => kind === 'gift')).toBe(false);
  });

  test('the next answer without it brings the paid line back', () => {
    expect(serviceLines(cart, promoCalculated({ freeProducts: free }), promoCalculated())).toEqual([
      FEE,
      NEAR,
    ]);
  });

  test('it outweighs the zone’s paid product', () => {
    expect(serviceLines(cart, inNorth, promoCalculated({ freeProducts: free }))).toEqual([FEE, FREE]);
  });

  test('self-pickup has neither', () => {
    const self = { type: 'cart/methodChosen', payload: { method: 'self' } } as const;
    expect(serviceLines(cart, promoCalculated({ freeProducts: free }), self)).toEqual([FEE]);
  });
});

describe('the service fee (assumptions, section 6, "service fee")', () => {
  test('a city without one has no line of it', () => {
    expect(serviceLines(cityWith({ serviceFeeId: null }), lineAdded(DRAGON))).toEqual([NEAR]);
  });

  test('it stays one unit however much is in the cart, and self-pickup pays it too', () => {
    const { lines } = fold(cart, lineAdded('Картофель фри', { quantity: 5 }), {
      type: 'cart/methodChosen',
      payload: { method: 'self' },
    }).cart;
    expect(lines.filter(({ kind }) => kind === 'fee')).toMatchObject([
      { quantity: 1, price: dish(FEE).price },
    ]);
  });
});

describe('the restaurant (specification, section 4, "Start-up")', () => {
  const gone = 'closed-for-good' as TerminalId;

  test('a saved restaurant stays while the city lists it', () => {
    const state = fold(shopOpened(), restored({ cart: { restaurantId: demoTerminalId } }));
    expect(state.cart.restaurantId).toBe(demoTerminalId);
  });

  test('one that the city no longer lists is forgotten', () => {
    expect(fold(shopOpened(), restored({ cart: { restaurantId: gone } })).cart.restaurantId).toBeNull();
  });

  test('settings that are not known yet forget nothing; when they come they decide', () => {
    const early = [restored({ cart: { restaurantId: gone } })];
    expect(fold(early).cart.restaurantId).toBe(gone);
    expect(fold(early, settingsLoaded()).cart.restaurantId).toBe(gone);
    expect(fold(early, settingsLoaded(), cityEntered()).cart.restaurantId).toBeNull();
  });

  test('choosing one closes its list', () => {
    given(shopOpened(), { modal: { open: { kind: 'restaurants' } } })
      .when('cart/restaurantChosen', { terminalId: demoTerminalId })
      .thenOnly(['modal/closed', { kind: 'restaurants' }]);
  });
});

describe('the delivery choice (specification, section 2, "Modals")', () => {
  const asked = { modal: { open: { kind: 'deliveryChoice' } } } as const;

  test('self-pickup goes on to the restaurants, delivery to the address', () => {
    given(shopOpened(), asked)
      .when('cart/methodChosen', { method: 'self' })
      .thenOnly(['modal/opened', { modal: { kind: 'restaurants' } }]);
    given(shopOpened(), asked)
      .when('cart/methodChosen', { method: 'delivery' })
      .thenOnly(['modal/opened', { modal: { kind: 'address' } }]);
  });

  test('a change of the method elsewhere opens nothing', () => {
    given(shopOpened()).when('cart/methodChosen', { method: 'self' }).thenNothing();
  });
});

describe('the time of delivery', () => {
  const at = (hours: number) => new Date(2026, 2, 10, hours).toISOString();

  test('a time that has passed is dropped, at start and every minute', () => {
    const past = { cart: { deliveryTime: at(11) } };
    given(shopOpened(), restored(), past).when('view/minutePassed').thenOnly(['cart/timeLost']);
    expect(fold(shopOpened(), restored({ cart: { deliveryTime: at(11) } })).cart.deliveryTime).toBeNull();
  });

  test('one that the city lets nobody choose is dropped (isSelectOrderTimeHide)', () => {
    const state = fold(cityWith({ isTimeChoiceHidden: true }), restored({ cart: { deliveryTime: at(13) } }));
    expect([selectIsTimeChoiceHidden(state), state.cart.deliveryTime]).toEqual([true, null]);
    expect(selectIsTimeChoiceHidden(fold(shopOpened()))).toBe(false);
  });

  test('a time to come stays', () => {
    given(shopOpened(), restored(), { cart: { deliveryTime: at(13) } })
      .when('view/minutePassed')
      .thenNothing();
  });
});

test('a city may hide the promo code (isPromocodeHide); other cities keep theirs', () => {
  const hidden = cityWith({ isPromocodeHidden: true });
  expect(selectIsPromocodeHidden(fold(hidden))).toBe(true);
  expect(selectIsPromocodeHidden(fold(hidden, cityEntered('tolyatti')))).toBe(false);
  expect(selectIsPromocodeHidden(fold())).toBe(false);
});
