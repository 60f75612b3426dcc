import * as fc from 'fast-check';
import { map, timer } from 'rxjs';
import { expect } from 'vitest';
import type { Address, UnsavedAddress, AddressId } from '../../src/domain/customer.ts';
import { selectedAddress } from '../../src/slices/address/selectors.ts';
import { draft } from '../../src/slices/draft.ts';
import type { AppEvent } from '../../src/slices/events.ts';
import type { AppState } from '../../src/slices/state.ts';
import { zoneIds } from '../arbitraryValues.ts';
import { demoAddress } from '../demo.ts';
import { commit, fold, shopOpened, signedIn } from '../given.ts';
import { onStage } from '../stage.ts';
import { property } from './property.ts';

const customer = fold(shopOpened(), signedIn());
const ids = ['a', 'b', 'c', 'd'] as const;
const pool = fc
  .tuple(...ids.map(() => fc.option(zoneIds)))
  .map((zones) =>
    ids.map((id, at): Address => ({ ...demoAddress, id: id as AddressId, zoneId: zones[at] ?? null })),
  );
const picks = fc.shuffledSubarray([0, 1, 2, 3]);
const listed = (addresses: readonly Address[]) => draft('address/listLoaded', { addresses });
const idsOf = ({ address }: AppState) => address.list.map(({ id }) => id);
const selectedIn = (state: AppState): AddressId | null => selectedAddress(state)?.id ?? null;
const zoneIsOfSelected = (state: AppState): boolean =>
  (state.city.zone?.zoneId ?? null) === (selectedAddress(state)?.zoneId ?? null);

/** What a customer does, and how long the answer to it takes. */
type Deed =
  | { readonly kind: 'create' | 'delete' | 'choose'; readonly of: number; readonly takes: number }
  | { readonly kind: 'fetch'; readonly takes: number };
const deeds: fc.Arbitrary<readonly Deed[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constantFrom('create' as const, 'delete' as const, 'choose' as const),
      of: fc.nat(3),
      takes: fc.constantFrom(0, 1, 50, 120),
    }),
    fc.record({ kind: fc.constant('fetch' as const), takes: fc.constantFrom(0, 1, 50, 120) }),
  ),
  { minLength: 1, maxLength: 10 },
);

/** A back end whose answers are as old as they took: a list is made when it is asked for. */
function backEnd(pace: { takes: number }) {
  let held: readonly Address[] = [];
  let created = 0;
  return {
    ids: () => held.map(({ id }) => id),
    api: {
      addresses() {
        const then = held;
        return timer(pace.takes).pipe(map(() => then));
      },
      createAddress(_user: unknown, sent: UnsavedAddress) {
        const address = { ...sent, id: `new-${(created += 1)}` as AddressId };
        return timer(pace.takes).pipe(
          map(() => {
            held = [...held, address];
            return address;
          }),
        );
      },
      deleteAddress: (id: AddressId) =>
        timer(pace.takes).pipe(
          map(() => {
            held = held.filter((address) => address.id !== id);
          }),
        ),
    },
  };
}

/** What must hold right after an event. */
function mistakes({ type, payload }: AppEvent, state: AppState): readonly string[] {
  const { list } = state.address;
  const selectedId = selectedIn(state);
  const has = (wanted: AddressId | null) => list.some(({ id }) => id === wanted);
  return [
    ...(type === 'address/saved' && selectedId !== payload.address.id ? ['created is not selected'] : []),
    ...(type === 'address/deleted' && has(payload.addressId) ? ['deleted is there'] : []),
    ...(has(selectedId) === list.length > 0 ? [] : ['wrong selection']),
    ...(zoneIsOfSelected(state) ? [] : [`zone after ${type}`]),
  ];
}

const differences = (shown: readonly AddressId[], held: readonly AddressId[]): readonly string[] => [
  ...shown.filter((id) => !held.includes(id)).map((id) => `${id} came back`),
  ...held.filter((id) => !shown.includes(id)).map((id) => `${id} was lost`),
];

/** Plays the deeds 30 ms apart; ends in two quiet lists. */
function play(addresses: readonly Address[], all: readonly Deed[]) {
  const pace = { takes: 0 };
  const server = backEnd(pace);
  const wrong: string[] = [];
  let shown: readonly AddressId[] = [];
  onStage(({ open, flush, hot }) => {
    const { store } = open([customer], { api: server.api });
    store.event$.subscribe((event) => {
      wrong.push(...mistakes(event, store.state()));
      // Neither lost nor come back, however old the list was that was read last.
      if (/Loaded|saved|deleted/.test(event.type))
        wrong.push(...differences(idsOf(store.state()), server.ids()));
    });
    const act = (deed: Deed) => {
      pace.takes = deed.takes;
      if (deed.kind === 'fetch') return store.emit('address/listDue');
      if (deed.kind === 'create')
        return store.emit('address/saveTapped', { draft: addresses[deed.of] ?? demoAddress });
      const { list } = store.state().address;
      const addressId = list[deed.of % Math.max(1, list.length)]?.id;
      if (!addressId) return undefined;
      return store.emit(deed.kind === 'delete' ? 'address/deleteTapped' : 'address/chosen', { addressId });
    };
    const at = (ms: number, deed: Deed) => hot(`${ms}ms (x|)`).subscribe((value) => value && act(deed));
    all.forEach((deed, index) => at(index * 30, deed));
    for (const quiet of [5_000, 6_000]) at(quiet, { kind: 'fetch', takes: 0 });
    flush();
    shown = idsOf(store.state());
  });
  return { server: server.ids(), shown, wrong };
}

property(
  {
    id: 45,
    title: 'the right address is selected after each fetch, delete and create, and its zone is in force',
    section: 'specification, section 4, "Addresses"',
  },
  async (check) => {
    await check(
      fc.property(pool, picks, picks, fc.nat(3), (all, first, second, chosen) => {
        const of = (picked: readonly number[]) => picked.flatMap((at) => all[at] ?? []);
        const before = fold(
          customer,
          listed(of(first)),
          draft('address/chosen', { addressId: ids[chosen] as never }),
        );
        const wanted = of(first).some(({ id }) => id === ids[chosen])
          ? ids[chosen]
          : (of(first)[0]?.id ?? null);
        expect(selectedIn(before)).toBe(wanted);
        const after = commit(before, listed(of(second))).state;
        const stays = of(second).some(({ id }) => id === wanted);
        expect(selectedIn(after)).toBe(stays ? wanted : (of(second)[0]?.id ?? null));
        expect(idsOf(after)).toEqual(of(second).map(({ id }) => id));
        expect(zoneIsOfSelected(after)).toBe(true);
      }),
    );
    await check(
      fc.property(pool, picks, fc.nat(3), (all, picked, created) => {
        const fresh = all[created] ?? demoAddress;
        const others = picked.flatMap((at) => (at === created ? [] : (all[at] ?? [])));
        const saved = fold(
          customer,
          listed(others),
          draft('address/saved', { address: fresh }),
          listed(others),
        );
        expect(selectedIn(saved)).toBe(fresh.id);
        expect(idsOf(saved)).toEqual([...others.map(({ id }) => id), fresh.id]);
        const lacking = commit(saved, listed(others)).state;
        expect(selectedIn(lacking)).toBe(others[0]?.id ?? null);
        const deleted = commit(saved, draft('address/deleted', { addressId: fresh.id })).state;
        expect(selectedIn(deleted)).toBe(others[0]?.id ?? null);
      }),
    );
    await check(
      fc.property(pool, deeds, (all, some) => {
        const { server, shown, wrong } = play(all, some);
        expect(wrong).toEqual([]);
        expect(shown).toEqual(server);
      }),
      { share: 0.3 },
    );
  },
);
