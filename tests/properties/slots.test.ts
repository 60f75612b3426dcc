import * as fc from 'fast-check';
import { expect } from 'vitest';
import { timeSlots } from '../../src/domain/slots.ts';
import { draft } from '../../src/slices/draft.ts';
import { NOW } from '../demo.ts';
import { commit, fold, restored } from '../given.ts';
import { property } from './property.ts';
import { isMeantOpen, WEEK, weekOf, weeks, type Written } from './weeks.ts';
import { changes, inZone, ZONES, type WallMinute } from './zones.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
const LEAD_MS = { delivery: 60 * MINUTE_MS, self: 30 * MINUTE_MS };
const methods = fc.constantFrom('delivery' as const, 'self' as const);
const ms = fc.constantFrom(0, 0, 1, 59_999);

/** Minutes that follow one another, the first of them holding now. */
type Timeline = readonly WallMinute[];

interface Expected {
  readonly isOpen: boolean;
  readonly moments: readonly number[];
}

/** The rule of assumptions, section 3, told minute by minute; null where the minutes at hand do not reach far enough. */
function expectedSlots(
  days: readonly Written[],
  timeline: Timeline,
  { now, lead }: { readonly now: number; readonly lead: number },
): Expected | null {
  const isOpenIn = ({ minute }: WallMinute): boolean => isMeantOpen(days, minute);
  const isOpen = isOpenIn(timeline[0]!);
  const opening = timeline.findIndex(isOpenIn);
  const start = isOpen ? now : timeline[opening]?.at;
  if (start === undefined) return timeline.length > WEEK ? { isOpen, moments: [] } : null;
  const afterStart = timeline.slice(Math.max(0, opening), Math.max(0, opening) + WEEK + 1);
  const closed = afterStart.find((each) => !isOpenIn(each));
  if (!closed && afterStart.length <= WEEK) return null;
  const last = closed ? closed.at - 1 : start + DAY_MS;
  const kept = afterStart.filter(({ at, minute }) => minute % 30 === 0 && at >= start + lead && at <= last);
  return { isOpen, moments: kept.map(({ at }) => at) };
}

const offered = (days: readonly Written[], method: 'delivery' | 'self', now: number) =>
  timeSlots({ week: weekOf(days), method, now }).map(({ at }) => (at === null ? 'soonest' : Date.parse(at)));

/** Two weeks and more from a July minute, in whatever zone the process lives. */
const julyFrom = (minute: number): Timeline => {
  const first = new Date(2026, 6, 5, 0, minute).getTime();
  return Array.from({ length: 2 * WEEK + 2 }, (_, index) => ({
    at: first + index * MINUTE_MS,
    minute: (minute + index) % WEEK,
  }));
};

const compare = (days: readonly Written[], timeline: Timeline, now: number): void => {
  for (const method of ['delivery', 'self'] as const) {
    const expected = expectedSlots(days, timeline, { now, lead: LEAD_MS[method] });
    if (!expected) continue;
    const found = offered(days, method, now);
    expect(found).toEqual([...(expected.isOpen ? ['soonest'] : []), ...expected.moments]);
  }
};

property(
  {
    id: 36,
    title:
      'slots are the half hours that can be kept within the opening; a kept one that has passed is dropped',
    section: 'assumptions, section 3, "Time slots"',
  },
  async (check) => {
    const july = fc.record({ zone: fc.constantFrom(...ZONES), minute: fc.nat({ max: WEEK - 1 }), ms });
    const usual = fc.property(july, weeks, ({ zone, minute, ms: past }, days) =>
      inZone(zone, () => {
        const timeline = julyFrom(minute);
        compare(days, timeline, timeline[0]!.at + past);
      }),
    );
    await check(usual, { share: 0.1 });

    const days = fc.record({ name: fc.constantFrom(...changes.keys()), minute: fc.nat({ max: 2880 }), ms });
    const aroundChanges = fc.property(days, weeks, ({ name, minute, ms: past }, week) => {
      const { zone, wall } = changes.get(name)!;
      const timeline = wall.slice(minute);
      inZone(zone, () => compare(week, timeline, timeline[0]!.at + past));
    });
    await check(aroundChanges, { share: 0.2 });

    const early = fc.property(weeks, methods, fc.nat({ max: WEEK * 60 }), (week, method, second) => {
      const now = new Date(2026, 6, 5, 0, 0, second).getTime();
      const moments = offered(week, method, now).filter((at) => at !== 'soonest');
      expect(moments.every((at) => at >= now + LEAD_MS[method] && new Date(at).getMinutes() % 30 === 0)).toBe(
        true,
      );
      expect(moments).toEqual([...new Set(moments)].toSorted((a, b) => a - b));
    });
    await check(early, { share: 0.2 });

    const distances = fc.oneof(
      fc.constantFrom(-1, 0, 1, 60_000, -60_000),
      fc.integer({ min: -DAY_MS, max: DAY_MS }),
    );
    await check(
      fc.property(distances, (distance) => {
        const deliveryTime = new Date(NOW + distance).toISOString();
        const kept = distance < 0 ? null : deliveryTime;
        expect(fold(restored({ cart: { deliveryTime } })).cart.deliveryTime).toBe(kept);
        const chosen = fold(draft('cart/timeChosen', { at: deliveryTime }));
        expect(commit(chosen, draft('view/minutePassed')).state.cart.deliveryTime).toBe(kept);
      }),
      { share: 0.3 },
    );
  },
);
