import { describe, expect, test } from 'vitest';
import { demoAddress, demoCities, demoSettings, samara, tolyatti } from '../../../tests/demo.ts';
import {
  fold,
  restored,
  settingsLoaded,
  shopOpened,
  signedIn,
  type Step,
  type StepOrPatch,
} from '../../../tests/given.ts';
import { given } from '../../../tests/scenario.ts';
import type { ZoneId } from '../../domain/catalog.ts';
import type { Address, AddressId } from '../../domain/customer.ts';
import { selectReceiving } from '../cart/receiving/selectors.ts';
import { draft } from '../draft.ts';
import { selectAddressesByCity } from './byCitySelectors.ts';
import { selectedAddress, selectLeftCity } from './selectors.ts';

const addressOf = (id: string, zoneId: string | null, city = 'Самара'): Address => ({
  ...demoAddress,
  city,
  id: id as AddressId,
  zoneId: zoneId as ZoneId | null,
});
const home = addressOf('home', 'samara-centre');
const work = addressOf('work', 'samara-east');
const dacha = addressOf('dacha', 'tolyatti-central', 'Тольятти');
const office = addressOf('office', null, 'г. Тольятти');
const village = addressOf('village', null, 'Прибрежный');

const listed = (...addresses: readonly Address[]) => draft('address/listLoaded', { addresses });
const chosen = ({ id }: Address) => draft('address/chosen', { addressId: id });
const moved = ({ id }: { readonly id: typeof samara.id }) => draft('city/chosen', { cityId: id });
const customer: Step = [shopOpened(), signedIn()];
const selected = (...steps: readonly StepOrPatch[]) => selectedAddress(fold(customer, ...steps))?.id ?? null;

describe('where the city changes', () => {
  test('an address of the other city is not selected any more, nor its zone in force', () => {
    const { state } = given(customer, listed(home, work)).when('city/chosen', { cityId: tolyatti.id });
    expect(selectedAddress(state)).toBeNull();
    expect(state.city.zone).toBeNull();
    expect(selectReceiving(state).place).toBeNull();
    expect(selectLeftCity(state)).toEqual(samara);
  });

  test('the one that was used last in the new city is, and in its turn when the customer comes back', () => {
    const there: Step = [listed(home, work, dacha), chosen(work), moved(tolyatti), chosen(dacha)];
    expect(selected(there)).toBe('dacha');
    expect(selected(there, moved(samara))).toBe('work');
    expect(selected(there, moved(samara), moved(tolyatti))).toBe('dacha');
    expect(fold(customer, there, moved(samara)).city.zone?.zoneId).toBe('samara-east');
  });

  test('none is where none was used there, until the list is fetched: then the first of that city', () => {
    expect(selected(listed(home, office, dacha), moved(tolyatti))).toBeNull();
    expect(selected(listed(home), moved(tolyatti), listed(home, office, dacha))).toBe('office');
    expect(selected(listed(home), moved(tolyatti), listed(home, work))).toBeNull();
  });

  test('one of which nobody knows the city stays', () => {
    expect(selected(listed(village, home), moved(tolyatti))).toBe('village');
  });
});

describe('what is selected in a city is one of its own', () => {
  test('after a fetch, and after a delete', () => {
    expect(selected(listed(dacha, home))).toBe('home');
    const deleted = draft('address/deleted', { addressId: home.id });
    expect(selected(listed(dacha, home, work), deleted)).toBe('work');
    expect(selected(listed(dacha, home), deleted)).toBeNull();
  });

  test('where another tab, in another city, has chosen one', () => {
    const theirs = draft('address/selected', { addressId: dacha.id, cityId: tolyatti.id });
    expect(selected(listed(home, dacha), theirs)).toBe('home');
  });

  test('where storage held one of another city, as older clients wrote it', () => {
    const saved = { address: { list: [home, dacha], selectedId: dacha.id } };
    const state = fold(customer, restored(saved));
    expect(selectedAddress(state)).toBeNull();
    expect(state.city.zone).toBeNull();
  });

  test('while the settings do not tell whose a zone is, what the address names counts', () => {
    const list = listed(addressOf('new', 'tolyatti-new', 'Самара'), home);
    expect(selected(list)).toBe('new');
    const { zones } = demoSettings();
    const drawn = {
      ...zones,
      [tolyatti.iikoId]: [{ id: 'tolyatti-new', name: '', polygon: [], color: null }],
    };
    expect(selected(list, settingsLoaded({ zones: drawn }))).toBeNull();
  });

  test('the address of an older client is remembered as the one used here', () => {
    const saved = { address: { list: [home, work, dacha], selectedId: work.id } };
    expect(selected(restored(saved), moved(tolyatti), chosen(dacha), moved(samara))).toBe('work');
  });
});

describe('an address of another city', () => {
  test('stands apart, by its city', () => {
    const state = fold(customer, listed(home, dacha, village, office));
    expect(selectAddressesByCity(state)).toEqual({
      here: [home, village],
      elsewhere: [{ city: tolyatti, addresses: [dacha, office] }],
    });
  });

  test('is not chosen but offers its city, where it is the one in use', () => {
    const { state, facts } = given(customer, listed(home, dacha))
      .when('address/chosen', { addressId: dacha.id })
      .thenOnly(['modal/opened', { modal: { kind: 'confirm', title: 'Сменить город?' } }]);
    expect(selectedAddress(state)).toEqual(home);
    expect(JSON.stringify(facts)).not.toContain(demoAddress.street);
    const agreed = given(state).when('modal/confirmTapped');
    agreed.thenAmongOthers(
      ['city/chosen', { cityId: tolyatti.id, addressId: dacha.id }],
      ['view/navigationDue', { to: '/tolyatti/', mode: 'page' }],
    );
    expect(selectedAddress(agreed.state)).toEqual(dacha);
    expect(agreed.state.city.zone?.zoneId).toBe('tolyatti-central');
  });

  test('that was asked for in the dialog leads back there when the change is declined', () => {
    const asked: Step = [
      customer,
      listed(home, dacha),
      draft('modal/requested', { modal: { kind: 'address' } }),
    ];
    const { state } = given(asked, chosen(dacha)).when('modal/cancelTapped');
    expect(state.modal.open).toEqual({ kind: 'address' });
    expect(selectedAddress(state)).toEqual(home);
  });

  test('where the shop is not says so', () => {
    const cities = demoCities.filter(({ id }) => id !== tolyatti.id);
    const { state } = given(customer, draft('city/listLoaded', { cities }), listed(home, dacha))
      .when('address/chosen', { addressId: dacha.id })
      .thenOnly(['view/noticeRaised']);
    expect(selectedAddress(state)).toEqual(home);
  });

  test('that has just been saved offers its city, too', () => {
    const { state } = given(customer, listed(home)).when('address/saved', { address: dacha });
    expect(state.modal.open).toMatchObject({ kind: 'confirm' });
    expect(selectedAddress(state)).toEqual(home);
  });
});
