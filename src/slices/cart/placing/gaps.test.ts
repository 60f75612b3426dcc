import { describe, expect, test } from 'vitest';
import { demoAddress, demoCities, demoZone, dish, firstOptions, options } from '../../../../tests/demo.ts';
import { demoTerminalId } from '../../../../tests/demoForms.ts';
import {
  addressSelected,
  fold,
  lineAdded,
  shopOpened,
  signedIn,
  type StepOrPatch,
} from '../../../../tests/given.ts';
import { given } from '../../../../tests/scenario.ts';
import { kopecks } from '../../../domain/money.ts';
import { draft } from '../../draft.ts';
import { checkoutGap } from './gaps.ts';
import { orderRequest } from './requests.ts';

const dragon: StepOrPatch = [shopOpened(), lineAdded('Зелёный дракон')];
const gapAfter = (...steps: readonly StepOrPatch[]) => checkoutGap(fold(...steps));
const price = fold(dragon).cart.lines[0]!.price;
/** A zone that asks for so much more, or less, than the dish costs. */
const zone = (more: number): StepOrPatch => [
  addressSelected(),
  draft('city/zoneDeliveryLoaded', {
    zoneId: 'samara-centre' as never,
    delivery: { ...demoZone('samara-centre'), minSum: kopecks(price + more) },
  }),
];

test('first the goods are missing, then the login, then the place', () => {
  expect(gapAfter(shopOpened())).toEqual({ kind: 'empty' });
  expect(gapAfter(dragon)).toEqual({ kind: 'login' });
  expect(gapAfter(dragon, signedIn())).toEqual({ kind: 'address' });
  expect(gapAfter(dragon, signedIn(), addressSelected())).toBeNull();
});

test('what is no dish does not fill a cart', () => {
  const { lines } = fold(dragon).cart;
  const service = lines.filter(({ kind }) => kind !== 'goods');
  expect(service.length).toBeGreaterThan(0);
  expect(gapAfter(shopOpened(), signedIn(), { cart: { lines: service } })).toEqual({ kind: 'empty' });
});

test('self-pickup needs a restaurant and no address, and knows no least sum', () => {
  const self: StepOrPatch = [dragon, signedIn(), zone(1), { cart: { deliveryMethod: 'self' } }];
  expect(gapAfter(self)).toEqual({ kind: 'restaurant' });
  expect(gapAfter(self, { cart: { restaurantId: demoTerminalId } })).toBeNull();
});

test('the least sum of the zone is met to the kopeck by the goods after the discount', () => {
  const customer: StepOrPatch = [dragon, signedIn()];
  expect(gapAfter(customer, zone(1))).toEqual({ kind: 'minSum', missing: 1 });
  expect(gapAfter(customer, zone(0))).toBeNull();
  expect(gapAfter(customer, zone(-1))).toBeNull();
  const discount = (sum: number): StepOrPatch => ({ cart: { discountTotal: kopecks(sum) } });
  expect(gapAfter(customer, zone(0), discount(1))).toEqual({ kind: 'minSum', missing: 1 });
  expect(gapAfter(customer, zone(0), discount(price + 1))).toEqual({ kind: 'minSum', missing: price });
});

describe('a line without its required choice is named', () => {
  const WOK = dish('Собери свой вок');
  const customer: StepOrPatch = [shopOpened(), signedIn(), addressSelected(), lineAdded('Зелёный дракон')];
  const wok = (...names: readonly string[]) => lineAdded(WOK.name, { modifiers: options(WOK, ...names) });
  const [first] = firstOptions(WOK);

  test('the first of them, before the place and the sum', () => {
    expect(gapAfter(customer, wok())).toMatchObject({ kind: 'choice', line: { name: WOK.name } });
    expect(gapAfter(customer, wok(first!.name))).toMatchObject({ kind: 'choice', line: { name: WOK.name } });
    expect(gapAfter(shopOpened(), signedIn(), wok())).toMatchObject({ kind: 'choice' });
    expect(gapAfter(shopOpened(), wok())).toEqual({ kind: 'login' });
  });

  test('a whole choice is none', () => {
    const whole = lineAdded(WOK.name, { modifiers: firstOptions(WOK) });
    expect(gapAfter(customer, whole)).toBeNull();
  });

  test('nor is what the catalog at hand does not know, or a choice that cannot be made now', () => {
    expect(gapAfter(customer, wok(), { catalog: { products: [] } })).toBeNull();
    const none = { ...WOK, modifierGroups: WOK.modifierGroups.map((group) => ({ ...group, modifiers: [] })) };
    expect(gapAfter(customer, wok(), { catalog: { products: [none] } })).toBeNull();
  });

  test('nothing goes out', () => {
    given(customer, wok(), { cart: { isCalculating: false } })
      .when('cart/orderTapped')
      .thenNothing();
  });
});

test('a zone whose terms are not known asks for no least sum', () => {
  const unknown = draft('city/zoneDeliveryLost', { zoneId: 'samara-centre' as never });
  expect(gapAfter(dragon, signedIn(), zone(1), unknown)).toBeNull();
});

describe('a place of another city', () => {
  const elsewhere = draft('city/entered', { cityId: demoCities[1]!.id });
  const ready: StepOrPatch = [dragon, signedIn(), addressSelected()];

  test('is none: an address chosen in another tab or kept by an older client', () => {
    expect(gapAfter(ready, elsewhere)).toEqual({ kind: 'address' });
    expect(orderRequest(fold(ready, elsewhere))?.address).toBeNull();
    const theirs = { address: { selectedId: demoAddress.id, usedIn: {}, list: [demoAddress] } };
    expect(gapAfter(dragon, signedIn(), elsewhere, theirs)).toEqual({ kind: 'address' });
  });

  test('is none: a restaurant', () => {
    const self: StepOrPatch = [
      ready,
      elsewhere,
      { cart: { deliveryMethod: 'self', restaurantId: demoTerminalId } },
    ];
    expect(gapAfter(self)).toEqual({ kind: 'restaurant' });
    expect(orderRequest(fold(self))?.terminalId).toBeNull();
    given(self)
      .when('cart/orderTapped')
      .thenOnly(['modal/opened', { modal: { kind: 'restaurants' } }]);
  });

  test('is not what old settings do not have at all: a restaurant may be new', () => {
    const fromCache = (restaurant: string): StepOrPatch => [
      ready,
      elsewhere,
      { cart: { deliveryMethod: 'self', restaurantId: restaurant as never } },
      ({ setting }) => ({ setting: { ...setting, isFresh: false } }),
    ];
    expect(gapAfter(fromCache('opened-today'))).toBeNull();
    expect(gapAfter(fromCache(demoTerminalId))).toEqual({ kind: 'restaurant' });
  });

  test('may be one of which nobody knows: without settings a restaurant counts', () => {
    const unknown: StepOrPatch = [
      ready,
      { cart: { deliveryMethod: 'self', restaurantId: demoTerminalId } },
      { setting: { values: null } },
    ];
    expect(gapAfter(unknown)).toBeNull();
  });
});

test('an order says where it was made', () => {
  const { place } = orderRequest(fold(dragon, signedIn(), addressSelected()))!;
  expect(place).toEqual({ citySlug: 'samara', zoneId: 'samara-centre' });
});
