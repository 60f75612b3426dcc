import { describe, expect, test } from 'vitest';
import { demoAddress, NOW } from '../../../tests/demo.ts';
import { fold, shopOpened, signedIn, type Step } from '../../../tests/given.ts';
import type { CityId, ZoneId } from '../../domain/catalog.ts';
import type { Address, AddressId } from '../../domain/customer.ts';
import { secret } from '../../kernel/event.ts';
import { draft } from '../draft.ts';
import type { AppDraft } from '../events.ts';
import { selectedAddress } from './selectors.ts';

const addressOf = (id: string, zoneId: string): Address => ({
  ...demoAddress,
  id: id as AddressId,
  zoneId: zoneId as ZoneId,
});
const [home, work] = [addressOf('home', 'samara-centre'), addressOf('work', 'samara-east')];
const listed = (...addresses: readonly Address[]) => draft('address/listLoaded', { addresses });
const cityId = '1' as CityId;
const selected = (address: Address) => draft('address/selected', { addressId: address.id, cityId });
const customer: Step = [shopOpened(), signedIn()];

describe('what another tab did with the addresses', () => {
  const form = { isSaving: true, waiting: work, place: { status: 'looking' } } as const;
  const arrived = (...facts: readonly AppDraft[]) =>
    draft('view/factsArrived', {
      facts: secret(facts.map((fact) => ({ ...fact, id: 'x', time: NOW })) as never),
    });

  test('is seen here, and leaves the form that is open here as it is', () => {
    const { address } = fold(
      customer,
      listed(home),
      { address: form },
      arrived(draft('address/saved', { address: work }), selected(work)),
    );
    expect(address).toMatchObject({ ...form, list: [home, work], selectedId: 'work' });
    expect(
      fold(customer, listed(home, work), { address: form }, arrived(selected(work))).address,
    ).toMatchObject({
      ...form,
      selectedId: 'work',
    });
  });

  test('may change the list alone', () => {
    const deleted = arrived(draft('address/deleted', { addressId: work.id }));
    const after = fold(customer, listed(home, work), deleted);
    expect(after.address.list).toEqual([home]);
    expect(selectedAddress(after)).toEqual(home);
  });

  test('changes nothing where it is known', () => {
    const before = fold(customer, listed(home, work), { address: form });
    expect(fold(before, arrived(selected(home))).address).toEqual(before.address);
  });

  test('may arrive as a whole', () => {
    const saved = { address: { list: [work], selectedId: work.id } };
    const arrive = draft('view/slicesArrived', { saved: secret(saved), isLogin: false });
    expect(fold(customer, listed(home), { address: form }, arrive).address).toMatchObject({
      ...form,
      ...saved.address,
    });
  });
});
