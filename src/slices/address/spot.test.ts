import { expect, test } from 'vitest';
import { demoAddress } from '../../../tests/demo.ts';
import { addressSelected, fold, shopOpened, signedIn, type Step } from '../../../tests/given.ts';
import { onStage } from '../../../tests/stage.ts';
import type { AddressId } from '../../domain/customer.ts';
import { ApiFailure } from '../../domain/failure.ts';
import { lonLat, type LonLat } from '../../domain/geometry.ts';
import { secret } from '../../kernel/event.ts';
import { draft } from '../draft.ts';
import { selectSelectedSpot } from './selectors.ts';

const customer: Step = [shopOpened(), signedIn(), addressSelected()];
const HERE = lonLat(50.0885, 53.185);
const shown = draft('address/mapShown', { addressId: demoAddress.id });
const found = draft('address/spotFound', { addressId: demoAddress.id, point: secret(HERE) });

const asking = (answer: LonLat | null | Error, ...steps: readonly Step[]) => {
  const asked: string[] = [];
  let spot: LonLat | null = null;
  let isLost = false;
  let reported: readonly string[] = [];
  onStage(({ open, cold, flush }) => {
    const { emit, store, reports } = open([customer, ...steps], {
      geocoder: {
        find: (text) => {
          asked.push(text);
          return answer instanceof Error ? cold('#', {}, answer) : cold('5ms (p|)', { p: answer });
        },
      },
    });
    emit('a', { a: shown });
    flush();
    spot = selectSelectedSpot(store.state());
    isLost = store.state().address.spot?.point === null;
    reported = reports;
  });
  return { asked, spot, isLost, reported };
};

test('a map that shows the chosen address asks where it lies, without its flat', () => {
  const { asked, spot } = asking(HERE);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/^Самара, \S+.*, \S+$/);
  expect(asked[0]).not.toMatch(/кв\.|подъезд|этаж/);
  expect(spot).toEqual(HERE);
});

test('what is known already is not asked for again', () => {
  expect(asking(HERE, found).asked).toEqual([]);
});

test.each([
  ['is not on the map', null, []],
  ['cannot be asked for', new ApiFailure('offline'), ['address/findSpot']],
])('an address that %s is shown without a pin, and nobody is troubled', (_what, answer, reports) => {
  expect(asking(answer)).toMatchObject({ spot: null, isLost: true, reported: reports });
});

test('what nobody could say is asked for again with the next map', () => {
  const lost = draft('address/spotLost', { addressId: demoAddress.id });
  expect(asking(HERE, lost)).toMatchObject({ spot: HERE, isLost: false });
});

test('the pin is that of the chosen address alone', () => {
  expect(selectSelectedSpot(fold(customer, found))).toEqual(HERE);
  const other = addressSelected({ id: 'address-2' as AddressId });
  expect(selectSelectedSpot(fold(customer, found, other))).toBeNull();
});
