import * as fc from 'fast-check';
import { expect } from 'vitest';
import { selectNewNotificationCount } from '../../src/slices/notification/selectors.ts';
import { draft } from '../../src/slices/draft.ts';
import { demoNotifications, NOW } from '../demo.ts';
import { commit, fold, restored, shopOpened, signedIn } from '../given.ts';
import { property } from './property.ts';

const HOUR = 3_600_000;
const customer = fold(shopOpened(), restored(), signedIn());
/** Around now, around the midnight before it, and the borders themselves. */
const MIDNIGHT = new Date(2026, 2, 10).getTime();
const moments = fc.constantFrom(...[NOW, MIDNIGHT, 0].flatMap((at) => [at - 1, at, at + 1, at + 30 * HOUR]));
const dates = fc.oneof(
  { weight: 5, arbitrary: moments.map((at) => ({ text: new Date(at).toISOString(), at })) },
  fc
    .constantFrom('', 'yesterday', '2026-02-30T25:00', 'null')
    .map((text) => ({ text, at: Number.NEGATIVE_INFINITY })),
);
const lists = fc.array(dates, { maxLength: 6 });
const loaded = (list: readonly { readonly text: string }[]) =>
  draft('notification/listLoaded', {
    items: list.map(({ text }, index) => ({ ...demoNotifications[0]!, id: String(index), createdAt: text })),
  });
const later = (list: readonly { readonly at: number }[], than: number): number =>
  list.reduce((count, { at }) => (at > than ? count + 1 : count), 0);

property(
  {
    id: 46,
    title: 'what is new came after the last look, or today while nobody has looked; never less than nothing',
    section: 'specification, section 4, "Notifications"',
  },
  async (check) => {
    await check(
      fc.property(lists, (list) => {
        expect(selectNewNotificationCount(fold(customer, loaded(list)))).toBe(later(list, MIDNIGHT));
      }),
    );
    await check(
      fc.property(lists, fc.array(moments, { minLength: 1, maxLength: 4 }), (list, looks) => {
        // The clock may be set back between two looks: the last one counts.
        const state = looks.reduce(
          (so, at) => commit(so, draft('notification/listOpened'), { now: () => at }).state,
          fold(customer, loaded(list)),
        );
        const count = selectNewNotificationCount(state);
        expect(count).toBe(later(list, looks.at(-1) ?? 0));
        expect(count).toBeGreaterThanOrEqual(0);
      }),
    );
    await check(
      fc.property(lists, moments, moments, (list, one, other) => {
        const countAfter = (at: number) =>
          selectNewNotificationCount(
            fold(customer, loaded(list), draft('notification/checkRecalled', { at })),
          );
        const [early, late] = [Math.min(one, other), Math.max(one, other)];
        expect(countAfter(late)).toBeLessThanOrEqual(countAfter(early));
      }),
    );
  },
);
