import { expect, test } from 'vitest';
import { createRecentTypes } from './recentTypes.ts';

test('an error takes the types of the last twenty events along, the latest last', () => {
  const recent = createRecentTypes();
  expect(recent.latest()).toEqual([]);
  for (let n = 1; n <= 21; n += 1) recent.record({ type: `event ${n}` });
  expect(recent.latest()).toHaveLength(20);
  expect([recent.latest()[0], recent.latest().at(-1)]).toEqual(['event 2', 'event 21']);
});
