import { describe, expect, test } from 'vitest';
import { demoZone } from '../../../../tests/demo.ts';
import { cartReady, fold, type StepOrPatch } from '../../../../tests/given.ts';
import type { ZoneId } from '../../../domain/catalog.ts';
import { givenUp, isSumProvisional } from './provisional.ts';

const ZONE = 'samara-centre' as ZoneId;
const ready = cartReady();

describe('what is awaited', () => {
  const awaited: StepOrPatch = { city: { zone: { zoneId: ZONE, delivery: null, fetchedAt: 0 } } };

  test('the zone counts for a delivery only', () => {
    expect(isSumProvisional(fold(ready, awaited))).toBe(true);
    expect(isSumProvisional(fold(ready, awaited, { cart: { deliveryMethod: 'self' } }))).toBe(false);
  });

  test('only a zone that has not answered is given up', () => {
    const types = (...steps: readonly StepOrPatch[]) =>
      givenUp(fold(...steps), 'Нет').map(({ type }) => type);
    expect(types(ready, awaited)).toEqual(['city/zoneDeliveryLost', 'cart/promoCalculationFailed']);
    const known: StepOrPatch = { city: { zone: { zoneId: ZONE, delivery: demoZone(ZONE), fetchedAt: 1 } } };
    expect(types(ready, known)).toEqual(['cart/promoCalculationFailed']);
    expect(types(ready, { city: { zone: null } })).toEqual(['cart/promoCalculationFailed']);
  });
});
