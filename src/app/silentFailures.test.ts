import { of } from 'rxjs';
import { describe, expect, test } from 'vitest';
import { demoAddress } from '../../tests/demo.ts';
import { addressSelected, signedIn, type StepOrPatch } from '../../tests/given.ts';
import { onStage } from '../../tests/stage.ts';
import { LOGGED } from '../../tests/workbench/reactions.ts';
import { portOf } from '../../tests/api/calls.ts';
import { personal } from '../domain/personal.ts';
import { secret } from '../kernel/event.ts';
import { draft } from '../slices/draft.ts';
import type { AppDraft } from '../slices/events.ts';
import { after, api, customer, failing, wordsOf, type Ending } from '../../tests/app/messages.ts';
import { POLL_NAMES } from '../slices/view/freshness/polls.ts';

describe('what is only logged shows nothing (specification, section 8, "Only logged")', () => {
  const silent = ({ state, reports }: Ending, where: string) => {
    expect(wordsOf(state)).toEqual([]);
    expect(reports).toContain(where);
  };

  test('the polls', () => {
    const polls = POLL_NAMES.map((what) => draft('view/pollDue', { what }));
    const ending = after([customer], api({ version: failing(500) }), ...polls);
    for (const name of POLL_NAMES) silent(ending, `view/poll/${name}`);
  });

  test('the deletion of an address', () => {
    const drop = draft('address/deleteTapped', { addressId: demoAddress.id });
    const ending = after([customer, addressSelected()], api({ deleteAddress: failing(500) }), drop);
    silent(ending, 'address/deleteAddress');
    expect(ending.state.address.list).toHaveLength(1);
  });

  test('the catalog, while one is at hand', () => {
    const ending = after(
      [customer],
      api({ catalog: failing(500) }),
      draft('catalog/versionFound', { version: '1' }),
      draft('catalog/versionFound', { version: '2' }),
    );
    silent(ending, 'catalog/loadCatalog');
    expect(ending.state.catalog.status).toBe('ready');
  });

  test('an active order: 404 says that there is none, anything else is logged', () => {
    const refresh = draft('order/refreshDue');
    const none = after([customer], api({ activeOrder: () => of(null) }), refresh);
    expect([wordsOf(none.state), none.reports]).toEqual([[], []]);
    silent(after([customer], api({ activeOrder: failing(500) }), refresh), 'order/loadActiveOrder');
  });

  test('a zone: its delivery is cleared and the city’s holds', () => {
    const chosen = after(
      [customer],
      api({ zoneDelivery: failing(500) }),
      draft('address/listLoaded', { addresses: [demoAddress] }),
    );
    silent(chosen, 'city/loadZoneDelivery');
    expect(chosen.state.city.zone).toMatchObject({ zoneId: demoAddress.zoneId, delivery: null });
  });

  test('a look-up of a typed address: the place is unknown', () => {
    const typed = draft('address/placeTyped', {
      city: 'Самара',
      street: personal('Ленинская'),
      home: personal('1'),
    });
    const { state } = after([customer], { geocoder: { find: failing(500) } }, typed);
    expect(wordsOf(state)).toEqual([]);
    expect(state.address.place).toEqual({ status: 'unknown' });
  });
});

const visit = draft('view/restored', { saved: secret({}), storeVersion: '1', isOnline: true });
const deletion = draft('address/deleteTapped', { addressId: demoAddress.id });
/** What leads to each failure that is a line of the log and nothing else. */
const CAUSES: Readonly<
  Record<keyof typeof LOGGED, readonly [given: readonly StepOrPatch[], cause: AppDraft]>
> = {
  'address/deleteFailed': [[customer, addressSelected()], deletion],
  'notification/listFailed': [[customer], draft('user/profileDue')],
  'order/activeFailed': [[customer], draft('order/refreshDue')],
  'order/lastFailed': [[customer], draft('user/profileDue')],
  'setting/loadFailed': [[], visit],
  'user/profileFailed': [[signedIn()], visit],
};
const nothingAnswers = api(portOf(() => failing(500)));

test.each(Object.entries(CAUSES))(
  '%s is in the log by the name that the catalogue gives',
  (type, [given, cause]) => {
    onStage(({ open, pass }) => {
      const { events, reports, emit, close } = open(given, nothingAnswers);
      emit('x', { x: cause });
      pass(1_000);
      close();
      expect(events.map((event) => event.type)).toContain(type);
      expect(reports).toContain(LOGGED[type as keyof typeof LOGGED]);
    });
  },
);
