import { describe, expect, test } from 'vitest';
import { demoAddress } from '../../../tests/demo.ts';
import { fold, shopOpened, signedIn, type StepOrPatch } from '../../../tests/given.ts';
import { given } from '../../../tests/scenario.ts';
import { onStage } from '../../../tests/stage.ts';
import { ApiFailure } from '../../domain/failure.ts';
import { lonLat } from '../../domain/geometry.ts';
import { personal, type StreetLine } from '../../domain/personal.ts';
import { secret } from '../../kernel/event.ts';
import { draft } from '../draft.ts';
import type { AddressState } from './state.ts';

const customer: StepOrPatch = [shopOpened(), signedIn()];
const point = secret(lonLat(50.1, 53.19));
const words = (text: string) => personal<StreetLine>(text);
const name = { city: 'Самара', street: words('Ленинская'), home: words('119') };
const typed = (street: string, home: string) =>
  draft('address/placeTyped', { city: 'Самара', street: words(street), home: words(home) });
const pointed = draft('address/pointChosen', { point });
const named = draft('address/placeNamed', { point, zoneId: null, name });
const failed = draft('address/saveFailed', { message: 'Не вышло' });
const formAfter = (...steps: readonly StepOrPatch[]): AddressState => fold(customer, ...steps).address;

describe('the place in the form', () => {
  test('is looked for once street and house are there', () => {
    expect(formAfter(typed('Ленинская', '119')).place).toEqual({ status: 'looking' });
    expect(formAfter(typed('', '119')).place).toEqual({ status: 'none' });
    expect(formAfter(typed('Ленинская', '')).place).toEqual({ status: 'none' });
    expect(formAfter(pointed).place).toEqual({ status: 'looking' });
  });

  test('typing and pointing end the failure and the name before', () => {
    for (const next of [typed('Мира', ''), pointed])
      expect(formAfter(pointed, named, failed, next)).toMatchObject({ failure: null, named: null });
  });

  test('an answer counts only while it is looked for', () => {
    const answers: readonly StepOrPatch[] = [
      draft('address/placeFound', { point, zoneId: null }),
      named,
      draft('address/placeUnnamed', { message: 'Не определить' }),
      draft('address/placeLost'),
    ];
    for (const answer of answers)
      expect(formAfter(answer)).toMatchObject({ place: { status: 'none' }, named: null, failure: null });
  });

  test('a place that cannot be named says why', () => {
    expect(formAfter(pointed, draft('address/placeUnnamed', { message: 'Не определить' }))).toMatchObject({
      place: { status: 'unknown' },
      failure: 'Не определить',
    });
  });

  test('the name goes with the dialog, and with the saved address', () => {
    const open: StepOrPatch = { modal: { open: { kind: 'address' } } };
    expect(formAfter(pointed, named).named).toEqual(name);
    expect(formAfter(open, pointed, named, draft('modal/dismissed', { kind: 'address' })).named).toBeNull();
    expect(formAfter(pointed, named, draft('modal/dismissed', { kind: 'time' })).named).toEqual(name);
    expect(formAfter(pointed, named, draft('address/saved', { address: demoAddress }))).toMatchObject({
      named: null,
      place: { status: 'none' },
    });
  });
});

describe('saving', () => {
  test('shows that it saves, without the failure before', () => {
    expect(formAfter(failed, draft('address/saveTapped', { draft: demoAddress }))).toMatchObject({
      isSaving: true,
      failure: null,
    });
  });

  test('a dialog that opens shows no failure of an earlier one', () => {
    expect(formAfter(failed).failure).toBe('Не вышло');
    expect(formAfter(failed, draft('modal/opened', { modal: { kind: 'address' } })).failure).toBeNull();
  });

  test('a failure without words of the server has ours', () => {
    onStage(({ open, cold, flush }) => {
      const { emit, store } = open([customer], {
        api: { createAddress: () => cold('#', {}, new ApiFailure('timeout')) },
      });
      emit('s', { s: draft('address/saveTapped', { draft: demoAddress }) });
      flush();
      expect(store.state().address.failure).toBe('Не удалось сохранить адрес. Попробуйте ещё раз');
    });
  });

  test('a saved address stands in the list once, and a deleted one may come back by saving', () => {
    const saved = draft('address/saved', { address: demoAddress });
    const deleted = draft('address/deleted', { addressId: demoAddress.id });
    const listed = draft('address/listLoaded', { addresses: [demoAddress] });
    expect(formAfter(saved, saved).list).toEqual([demoAddress]);
    expect(formAfter(listed, deleted, saved, listed).list).toEqual([demoAddress]);
    expect(formAfter(saved, deleted, draft('address/listLoaded', { addresses: [] })).list).toEqual([]);
  });

  test('with no dialog open it closes none', () => {
    given(customer, { modal: { open: { kind: 'time' } } })
      .when('address/saved', { address: demoAddress })
      .thenNot('modal/closed');
    given(customer).when('address/saved', { address: demoAddress }).thenNot('modal/closed');
  });
});

describe('the calls', () => {
  test('a delete takes the address out, a failed one is reported', () => {
    onStage(({ open, cold, flush }) => {
      const answers = [cold<undefined>('#'), cold('9ms (d|)', { d: undefined })];
      const { emit, timesOf, reports } = open([customer], {
        api: { deleteAddress: () => (answers.shift() ?? cold('-')) as never },
      });
      emit('dd', { d: draft('address/deleteTapped', { addressId: demoAddress.id }) });
      flush();
      expect(reports).toEqual(['address/deleteAddress']);
      expect([...timesOf('address/deleteFailed'), ...timesOf('address/deleted')]).toEqual([0, 10]);
    });
  });

  test('a list that cannot be had is reported and changes nothing', () => {
    onStage(({ open, cold, flush }) => {
      const { emit, reports, timesOf } = open([customer], { api: { addresses: () => cold('#') } });
      emit('l', { l: draft('address/listDue') });
      flush();
      expect(reports).toEqual(['address/loadAddresses']);
      expect(timesOf('address/listFailed')).toEqual([0]);
    });
  });

  test('the list is fetched with the profile', () => {
    onStage(({ open, cold, flush }) => {
      const { emit, store } = open([customer], {
        api: { addresses: () => cold('(l|)', { l: [demoAddress] }) },
      });
      emit('p', { p: draft('user/profileDue') });
      flush();
      expect(store.state().address.list).toEqual([demoAddress]);
    });
  });

  test('without street or house the geocoder is left alone', () => {
    onStage(({ open, flush }) => {
      const find = (): never => {
        throw new Error('Nobody asked');
      };
      const { emit, reports } = open([customer], { geocoder: { find } });
      emit('a 1s b', { a: typed('Ленинская', ''), b: typed('', '119') });
      flush();
      expect(reports).toEqual([]);
    });
  });

  test.each([
    ['a dialog that closes', draft('modal/closed', { kind: 'address' })],
    ['a saved address', draft('address/saved', { address: demoAddress })],
    ['pointing at the map', pointed],
  ])('%s ends the search for what was typed', (_what, end) => {
    onStage(({ open, cold, flush, expectSubscriptions }) => {
      const search = cold('1s (p|)', { p: null });
      const { emit } = open([customer], { geocoder: { find: () => search } });
      emit('a 499ms x', { a: typed('Ленинская', '119'), x: end });
      expectSubscriptions(search.subscriptions).toBe('300ms ^ 199ms !');
      flush();
    });
  });

  test.each([
    ['a dialog that closes', draft('modal/closed', { kind: 'address' })],
    ['a saved address', draft('address/saved', { address: demoAddress })],
    ['typing', typed('Ленинская', '119')],
  ])('%s ends the search for what was pointed at', (_what, end) => {
    onStage(({ open, cold, flush, expectSubscriptions }) => {
      const search = cold('1s (p|)', { p: null });
      const { emit } = open([customer], { geocoder: { reverse: () => search } });
      emit('a 499ms x', { a: pointed, x: end });
      expectSubscriptions(search.subscriptions).toBe('^ 499ms !');
      flush();
    });
  });

  test('a map that fails is reported, in our words where it has none', () => {
    onStage(({ open, cold, flush }) => {
      const { emit, store, reports } = open([customer], {
        geocoder: { reverse: () => cold('#', {}, new ApiFailure('offline')) },
      });
      emit('a', { a: pointed });
      flush();
      expect(reports).toEqual(['address/namePlace']);
      expect(store.state().address.failure).toBe('Не удалось определить адрес. Введите его сами');
    });
  });
});
