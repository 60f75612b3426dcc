import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fullState } from '../../tests/app/shop.ts';
import { draftsOf } from '../../tests/arbitraries.ts';
import { tell } from '../../tests/given.ts';
import { createCore } from '../kernel/core.ts';
import { alive } from './alive.ts';
import { app } from './app.ts';
import { eventTypes } from './events.ts';

const numRuns = Number(process.env['FC_RUNS'] ?? 200);

const opened = (meaning: typeof alive) => {
  let count = 0;
  const world = { now: () => 0, newId: () => `e${(count += 1)}`, report: () => undefined };
  const core = createCore(meaning, world, fullState);
  const seen: string[] = [];
  core.observe(({ type }) => seen.push(type));
  return { core, seen };
};
const known = eventTypes.filter((type) => alive.known?.has(type));

test('what a page that is alive knows means the same to the whole shop, and nothing else follows', () => {
  expect(known).toHaveLength(alive.known?.size ?? 0);
  fc.assert(
    fc.property(fc.array(draftsOf(known)), (drafts) => {
      const [part, whole] = [opened(alive), opened(app)];
      for (const draft of drafts) {
        tell(part.core, draft);
        tell(whole.core, draft);
      }
      expect(part.seen).toEqual(whole.seen);
      expect(part.core.state()).toEqual(whole.core.state());
    }),
    { numRuns },
  );
});

test('whatever else happens to it waits, and has happened once the whole shop is there', () => {
  const [part, whole] = [opened(alive), opened(app)];
  tell(whole.core, { type: 'cart/clearTapped', payload: {} });
  tell(part.core, { type: 'cart/clearTapped', payload: {} });
  tell(part.core, { type: 'catalog/searchTyped', payload: { text: 'ролл' } });
  expect(part.seen).toEqual(['catalog/searchTyped']);
  part.core.complete(app);
  expect(part.seen.slice(0, 2)).toEqual(['catalog/searchTyped', 'cart/clearTapped']);
  expect(part.core.state().cart).toEqual(whole.core.state().cart);
});
