import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { AddressId } from '../../src/domain/customer.ts';
import type { PromoRequest } from '../../src/domain/orderRequest.ts';
import { draft } from '../../src/slices/draft.ts';
import type { AppDraft } from '../../src/slices/events.ts';
import { answers, fewGoods, zoneIds } from '../arbitraryValues.ts';
import { demoAddress, demoCatalog, demoZone, firstOptions } from '../demo.ts';
import { fold, lineAdded, lineFor, promoCalculated, signedIn } from '../given.ts';
import { onStage } from '../stage.ts';
import { commands } from './cartStories.ts';
import { openShop } from './play.ts';
import { property } from './property.ts';

const DRAGON = 'Зелёный дракон';
const addresses = (['samara-centre', 'samara-east', null] as never[]).map((zoneId, at) => ({
  ...demoAddress,
  id: `a${at}` as AddressId,
  zoneId,
}));
const shop = fold(
  openShop,
  signedIn(),
  draft('address/listLoaded', { addresses }),
  lineAdded(DRAGON, { quantity: 2 }),
  promoCalculated(),
);
const { id: lineId } = lineFor(DRAGON);

/** What one action of a person may be. */
const actions: fc.Arbitrary<AppDraft> = fc.oneof(
  fc.constantFrom(...fewGoods).map(({ id: productId, modifierGroups }) =>
    draft('cart/addTapped', {
      productId,
      choice: modifierGroups.length > 0 ? firstOptions(fewGoods.find(({ id }) => id === productId)!) : null,
      quantity: 1,
    }),
  ),
  fc.constantFrom<AppDraft>(
    draft('cart/incrementTapped', { lineId }),
    draft('cart/decrementTapped', { lineId }),
    draft('cart/removeTapped', { lineId }),
    draft('cart/couponSubmitted', { code: 'ЛАПША' }),
    draft('cart/couponRemoved'),
    draft('cart/repeatTapped'),
    draft('city/chosen', { cityId: '2' as never }),
  ),
  fc
    .constantFrom('delivery' as const, 'self' as const)
    .map((method) => draft('cart/methodChosen', { method })),
  fc.constantFrom(...addresses).map(({ id: addressId }) => draft('address/chosen', { addressId })),
);

property(
  {
    id: 18,
    title: 'one action leads to two calculations at most, and a burst of taps to one in 300 ms',
    section: 'specification, section 4, "Cart processing"',
  },
  async (check) => {
    const delays = fc.constantFrom(1, 200, 299, 301, 900);
    await check(
      fc.property(
        actions,
        fc.array(answers, { minLength: 1, maxLength: 3 }),
        delays,
        zoneIds,
        (action, given, delay, zone) => {
          onStage(({ open, cold, pass }) => {
            let calls = 0;
            const late = <T>(value: T) => cold(`${delay}ms (a|)`, { a: value });
            const { store, close } = open([shop], {
              api: {
                calculatePromo: () => late(given[Math.min((calls += 1), given.length) - 1]!),
                zoneDelivery: () => late(demoZone(zone)),
                catalog: () => late({ answer: demoCatalog, skipped: 0 }),
              },
            });
            (store.emit as (type: string, payload: object) => void)(action.type, action.payload);
            pass(20_000);
            close();
            expect(calls).toBeLessThanOrEqual(2);
            expect(store.state().cart.isCalculating).toBe(false);
          });
        },
      ),
      { share: 0.6 },
    );
    // No gap is 300 ms to the millisecond: which of the two comes first then is nobody's promise.
    const gaps = fc.array(fc.constantFrom(0, 1, 100, 299, 301, 650), { maxLength: 9 });
    await check(
      fc.property(gaps, (pauses) => {
        onStage(({ open, pass }) => {
          const at: number[] = [];
          let now = 0;
          const { store, close } = open([shop], {
            api: {
              calculatePromo() {
                at.push(now);
                return [];
              },
            } as never,
          });
          const expected: number[] = [];
          for (const [index, pause] of [...pauses, 1_000].entries()) {
            store.emit('cart/incrementTapped', { lineId });
            if (pause > 300) expected.push(index);
            now = index;
            pass(pause);
          }
          close();
          // Each pause of more than 300 ms, and the end, lets exactly one call out.
          expect(at).toEqual(expected);
        });
      }),
      { share: 0.6 },
    );
  },
);

property(
  {
    id: 22,
    title: 'no calculation for a guest or a cart without goods, whatever happens',
    section: 'specification, section 4, "Cart processing"',
  },
  async (check) => {
    const timed = fc.array(fc.tuple(commands, fc.constantFrom(0, 0, 100, 301)), {
      maxLength: 20,
      size: 'max',
    });
    await check(
      fc.property(timed, (script) => {
        onStage(({ open, cold, pass }) => {
          const asked: PromoRequest[] = [];
          const strays: string[] = [];
          const { store, close } = open([openShop], {
            refusals$: cold('-'),
            api: {
              calculatePromo(request) {
                const { user, cart } = store.state();
                const isWanted = user.customer?.phone && cart.lines.some(({ kind }) => kind === 'goods');
                if (!isWanted || request.phone !== user.customer?.phone) strays.push(JSON.stringify(request));
                asked.push(request);
                return cold('-');
              },
            },
          });
          for (const [command, pause] of script) {
            const next = command.next(store.state());
            if (next) (store.emit as (type: string, payload: object) => void)(next.type, next.payload);
            pass(pause);
            const { user, cart } = store.state();
            if (!user.customer?.phone || !cart.lines.some(({ kind }) => kind === 'goods'))
              expect(cart.isCalculating).toBe(false);
          }
          pass(301);
          close();
          expect(strays).toEqual([]);
          for (const { lines } of asked) expect(lines.some(({ kind }) => kind === 'goods')).toBe(true);
        });
      }),
      { share: 0.3 },
    );
  },
);
