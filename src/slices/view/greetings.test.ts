import { expect, test } from 'vitest';
import { demoCities, NOW } from '../../../tests/demo.ts';
import { citySelected, commit, fold, restored, shopOpened } from '../../../tests/given.ts';
import { draft, type AppDraft } from '../events.ts';

const DAY_MS = 24 * 60 * 60_000;
const closed = Array.from({ length: 7 }, () => ({ open: '13:00', close: '20:00' }));
const shop = fold(
  shopOpened({ workTime: Object.fromEntries(demoCities.map(({ iikoId }) => [iikoId, closed])) as never }),
  citySelected,
);
/** The dialogs that a visit begins with, when the hours were shown so long ago. */
const greetings = (ago: number): readonly string[] => {
  const shown = draft('modal/opened', { modal: { kind: 'workTime' } });
  const { cart } = commit(shop, shown, { now: () => NOW - ago }).state;
  const { events } = commit(shop, restored({ cart }) as AppDraft);
  return events.flatMap((event) => (event.type === 'modal/queued' ? [event.payload.modal.kind] : []));
};

test('a closed shop tells its hours once a day (assumptions, section 6, "work-time modal")', () => {
  expect(greetings(60_000)).toEqual([]);
  expect(greetings(DAY_MS)).toEqual(['workTime']);
});
