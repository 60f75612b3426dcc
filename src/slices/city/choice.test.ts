import { describe, expect, test } from 'vitest';
import { demoAddress, samara, tolyatti } from '../../../tests/demo.ts';
import {
  addressSelected,
  fold,
  lineAdded,
  shopOpened,
  signedIn,
  type Step,
  type StepOrPatch,
} from '../../../tests/given.ts';
import { given } from '../../../tests/scenario.ts';
import { onStage } from '../../../tests/stage.ts';
import type { ZoneId } from '../../domain/catalog.ts';
import type { AddressId } from '../../domain/customer.ts';
import { draft } from '../draft.ts';

const dialog: StepOrPatch = { modal: { open: { kind: 'city' } } };
const at = (path: string): StepOrPatch => ({ view: { path } });
const customer: Step = [shopOpened(), signedIn(), addressSelected()];

describe('a tap on the city of the page', () => {
  test.each([
    ['/', '/samara/'],
    ['/catalog/rolly?sort=1', '/samara/catalog/rolly?sort=1'],
  ])('records it and puts it into the address: %s becomes %s, and nothing is loaded', (path, to) => {
    const { state } = given(shopOpened(), at(path), dialog)
      .when('city/choiceTapped', { cityId: samara.id })
      .thenOnly(['modal/closed', { kind: 'city' }], ['view/navigationDue', { to, mode: 'replace' }]);
    expect(state.user.isAlreadySelectedCity).toBe(true);
  });

  test('changes no address that names it already, and keeps the coupon', () => {
    const { state } = given(shopOpened(), at('/samara/cart'), dialog, { cart: { coupon: 'ЛАПША' } })
      .when('city/choiceTapped', { cityId: samara.id })
      .thenOnly(['modal/closed', { kind: 'city' }]);
    expect(state.cart.coupon).toBe('ЛАПША');
  });

  test('writes its cookies', () => {
    onStage(({ open, flush }) => {
      const written: string[] = [];
      const cookies = { saveCity: (id: string, slug: string) => written.push(`${id} ${slug}`) };
      const { emit } = open([shopOpened()], { cookies: { ...cookies, saveAllergens: () => undefined } });
      emit('c', { c: draft('city/choiceTapped', { cityId: samara.id }) });
      flush();
      expect(written).toEqual([`${samara.id} samara`]);
    });
  });
});

describe('a tap on another city', () => {
  const tapped = (...steps: readonly StepOrPatch[]) =>
    given(...steps, dialog).when('city/choiceTapped', { cityId: tolyatti.id });

  test('changes it at once where no address is selected, or none is wanted', () => {
    tapped(shopOpened()).thenAmongOthers(['city/chosen', { cityId: tolyatti.id }]);
    tapped(customer, { cart: { deliveryMethod: 'self' } }).thenAmongOthers(['city/chosen']);
  });

  test('changes it at once where an address was used', () => {
    const dacha = {
      ...demoAddress,
      id: 'dacha' as AddressId,
      zoneId: 'tolyatti-central' as ZoneId,
      city: 'Тольятти',
    };
    tapped(
      customer,
      draft('address/listLoaded', { addresses: [demoAddress, dacha] }),
      draft('address/selected', { addressId: dacha.id, cityId: tolyatti.id }),
    ).thenAmongOthers(['city/chosen']);
  });

  test('asks first where the delivery would be left without an address', () => {
    const { state } = tapped(customer, lineAdded('Зелёный дракон'))
      .thenAmongOthers(['modal/opened', { modal: { kind: 'confirm', title: 'Сменить город?' } }])
      .thenNot('city/chosen', 'view/navigationDue');
    given(state)
      .when('modal/confirmTapped')
      .thenAmongOthers(['city/chosen', { cityId: tolyatti.id }]);
    const kept = fold(state, draft('modal/cancelTapped'));
    expect(kept.city.currentId).toBe(samara.id);
    expect(kept.modal).toMatchObject({ open: null, queue: [] });
  });

  test('that is not there changes nothing', () => {
    given(shopOpened())
      .when('city/choiceTapped', { cityId: 'gone' as never })
      .thenNothing();
  });
});
