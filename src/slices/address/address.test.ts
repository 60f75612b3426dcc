import { describe, expect, test } from 'vitest';
import { demoAddress, demoZone } from '../../../tests/demo.ts';
import { addressSelected, fold, restored, shopOpened, signedIn, type Step } from '../../../tests/given.ts';
import { given } from '../../../tests/scenario.ts';
import { onStage } from '../../../tests/stage.ts';
import type { ZoneId } from '../../domain/catalog.ts';
import type { Address, AddressId } from '../../domain/customer.ts';
import { ApiFailure } from '../../domain/failure.ts';
import { draft } from '../draft.ts';
import { selectedAddress } from './selectors.ts';

const addressOf = (id: string, zoneId: string | null = 'samara-centre'): Address => ({
  ...demoAddress,
  id: id as AddressId,
  zoneId: zoneId as ZoneId | null,
});
const [home, work, dacha] = [addressOf('home'), addressOf('work', 'samara-east'), addressOf('dacha', null)];
const listed = (...addresses: readonly Address[]) => draft('address/listLoaded', { addresses });
const chosen = (address: Address) => draft('address/chosen', { addressId: address.id });
const customer: Step = [shopOpened(), signedIn()];
const selected = (...steps: readonly Step[]) => selectedAddress(fold(customer, ...steps))?.id ?? null;

describe('which address is selected (specification, section 4, "Addresses")', () => {
  test('after a fetch the selected one stays while it is there, else the first, else none', () => {
    expect(selected(listed(home, work))).toBe('home');
    expect(selected(listed(home, work), chosen(work), listed(work, home))).toBe('work');
    expect(selected(listed(home, work), chosen(work), listed(home, dacha))).toBe('home');
    expect(selected(listed(home), listed())).toBeNull();
  });

  test('after a delete the first that remains, or none', () => {
    const deleted = (address: Address) => draft('address/deleted', { addressId: address.id });
    expect(selected(listed(home, work, dacha), chosen(dacha), deleted(dacha))).toBe('home');
    expect(selected(listed(home, work, dacha), chosen(dacha), deleted(work))).toBe('home');
    expect(selected(listed(home), deleted(home))).toBeNull();
  });

  test('after a create the new one, and the list is fetched again', () => {
    const { state } = given(customer, listed(home))
      .when('address/saved', { address: work })
      .thenAmongOthers(['address/listDue'], ['address/zoneChanged', { zoneId: 'samara-east' }]);
    expect(state.address).toMatchObject({ selectedId: 'work', list: [home, work], isSaving: false });
  });

  test('the new one stays selected even if the next list is stale and lacks it, once', () => {
    const created = draft('address/saved', { address: work });
    expect(selected(listed(home), created, listed(home))).toBe('work');
    expect(selected(listed(home), created, listed(home), listed(home))).toBe('home');
    expect(selected(listed(home), created, listed(home, work), listed(home))).toBe('home');
  });

  test('one that was deleted does not come back with a list that was asked for before', () => {
    const deleted = draft('address/deleted', { addressId: home.id });
    expect(selected(listed(home, work), deleted, listed(home, work))).toBe('work');
    expect(selected(listed(home), deleted, listed(home), listed(home))).toBe('home');
    const { list } = fold(customer, listed(home, work), deleted, listed(home, work)).address;
    expect(list).toEqual([work]);
  });

  test('what was created and then deleted, or deleted and then created again, is as it was left', () => {
    const created = draft('address/saved', { address: work });
    const deleted = draft('address/deleted', { addressId: work.id });
    const listAfter = (...steps: readonly Step[]) => fold(customer, listed(home), ...steps).address.list;
    expect(listAfter(created, deleted, listed(home, work))).toEqual([home]);
    expect(listAfter(deleted, created, listed(home, work))).toEqual([home, work]);
    expect(
      listAfter(
        draft('address/deleted', { addressId: dacha.id }),
        deleted,
        created,
        listed(home, dacha, work),
      ),
    ).toEqual([home, work]);
    expect(listAfter(draft('address/saved', { address: dacha }), created, deleted, listed(home))).toEqual([
      home,
      dacha,
    ]);
  });

  test('a list that holds the new one and others lists it once', () => {
    const created = draft('address/saved', { address: work });
    expect(fold(customer, listed(home), created, listed(home, work)).address.list).toEqual([home, work]);
  });

  test('a list that has settled what was unconfirmed leaves nothing of it behind', () => {
    const { unconfirmed } = fold(customer, draft('address/saved', { address: work }), listed(work)).address;
    expect(unconfirmed).toEqual({ created: [], deleted: [] });
  });

  test('one that is not in the list cannot be chosen', () => {
    expect(selected(listed(home), chosen(work))).toBe('home');
  });
});

describe('the zone follows the selected address (specification, section 4, "Delivery method")', () => {
  test('choosing, fetching, deleting and logging out change it', () => {
    given(customer, listed(home, work))
      .when('address/chosen', { addressId: work.id })
      .thenAmongOthers(['address/zoneChanged', { zoneId: 'samara-east' }]);
    given(customer, listed(home))
      .when('auth/logoutTapped')
      .thenAmongOthers(['address/zoneChanged', { zoneId: null }]);
    given(customer)
      .when('address/listLoaded', { addresses: [work] })
      .thenAmongOthers(['address/zoneChanged']);
  });

  test('the same zone again is no change', () => {
    given(customer, listed(home))
      .when('address/listLoaded', { addresses: [home] })
      .thenNothing();
  });

  test('at start-up the saved address names it', () => {
    const { city } = fold(shopOpened(), restored({ address: { list: [work], selectedId: work.id } }));
    expect(city.zone?.zoneId).toBe('samara-east');
  });

  test('its delivery is fetched, and fetched again only after five minutes (section 9)', () => {
    onStage(({ open, cold, flush }) => {
      const asked: string[] = [];
      const { emit, store } = open([customer, listed(home, work)], {
        api: {
          zoneDelivery: (id) => {
            asked.push(id);
            return cold('10ms (z|)', { z: demoZone(id) });
          },
        },
      });
      emit('w 99ms h 99ms w 4m 59s 500ms h 499ms w', { w: chosen(work), h: chosen(home) });
      flush();
      expect(asked).toEqual(['samara-east', 'samara-centre', 'samara-east']);
      expect(store.state().city.zone?.delivery).toEqual(demoZone('samara-east'));
    });
  });

  test('a failure is not kept: the next choice asks again', () => {
    onStage(({ open, cold, flush }) => {
      let calls = 0;
      const { emit, store, reports } = open([customer, listed(home, work), chosen(work)], {
        api: {
          zoneDelivery: () => {
            calls += 1;
            return cold('#', {}, new ApiFailure('offline'));
          },
        },
      });
      emit('h 9ms w 9ms h', { h: chosen(home), w: chosen(work) });
      flush();
      expect(calls).toBe(3);
      expect(store.state().city.zone).toMatchObject({ zoneId: 'samara-centre', delivery: null });
      expect(reports).toEqual(Array.from({ length: 3 }, () => 'city/loadZoneDelivery'));
    });
  });
});

describe('the calls (specification, section 7, "Addresses")', () => {
  test('saving sends the draft and closes the dialog', () => {
    onStage(({ open, cold, flush }) => {
      const { emit, store } = open([customer, { modal: { open: { kind: 'address' } } }], {
        api: { createAddress: (_user, sent) => cold('50ms (a|)', { a: { ...home, ...sent } }) },
      });
      emit('s', { s: draft('address/saveTapped', { draft: home }) });
      flush();
      expect(store.state().address.selectedId).toBe('home');
      expect(store.state().modal.open).toBeNull();
    });
  });

  test('saves follow one another', () => {
    onStage(({ open, cold, flush, expectSubscriptions }) => {
      const [first, second] = [cold('50ms (a|)', { a: home }), cold('50ms (a|)', { a: work })];
      const calls = [first, second];
      const { emit } = open([customer], { api: { createAddress: () => calls.shift() ?? first } });
      emit('(st)', {
        s: draft('address/saveTapped', { draft: home }),
        t: draft('address/saveTapped', { draft: work }),
      });
      expectSubscriptions(first.subscriptions).toBe('^ 49ms !');
      expectSubscriptions(second.subscriptions).toBe('50ms ^ 49ms !');
      flush();
    });
  });

  test('a failed save keeps the dialog and says why', () => {
    onStage(({ open, cold, flush }) => {
      const failure = new ApiFailure('status', { status: 422, serverMessage: 'Нет такой улицы' });
      const { emit, store } = open([customer, { modal: { open: { kind: 'address' } } }], {
        api: { createAddress: () => cold('#', {}, failure) },
      });
      emit('s', { s: draft('address/saveTapped', { draft: home }) });
      flush();
      expect(store.state().address).toMatchObject({ failure: 'Нет такой улицы', isSaving: false });
      expect(store.state().modal.open).toEqual({ kind: 'address' });
    });
  });

  test('a guest is asked to log in first, and what was typed waits for it', () => {
    const { state } = given(shopOpened(), { modal: { open: { kind: 'address' } } }).when(
      'address/saveTapped',
      {
        draft: home,
      },
    );
    expect(state.modal.open).toEqual({ kind: 'auth' });
    expect(state.user.waiting).toMatchObject([{ needs: 'login', intent: { kind: 'address', draft: home } }]);
  });

  test('a failed delete leaves the list as it is', () => {
    onStage(({ open, cold, flush }) => {
      const { emit, store } = open([customer, addressSelected()], {
        api: { deleteAddress: () => cold('#', {}, new ApiFailure('offline')) },
      });
      emit('d', { d: draft('address/deleteTapped', { addressId: demoAddress.id }) });
      flush();
      expect(store.state().address.list).toHaveLength(1);
    });
  });
});
