import * as fc from 'fast-check';
import type { Intent, Wish } from '../../src/domain/wish.ts';
import * as some from '../arbitraryValues.ts';
import { NOW } from '../demo.ts';

export const tables = fc.record({
  terminalId: some.terminalIds,
  name: some.name,
  phone: some.phone,
  date: fc.constant('2026-03-11'),
  time: fc.constant('19:30'),
  guests: fc.constantFrom(1, 2, 20),
  comment: some.comments,
});
export const intents: fc.Arbitrary<Intent> = fc.oneof(
  fc.record({ kind: fc.constant('like'), productId: some.productIds, isLiked: fc.boolean() }),
  fc.record({ kind: fc.constant('address'), draft: some.addresses }),
  fc.record({ kind: fc.constant('reservation'), request: tables }),
);
/** What an earlier page has left. */
export const wishes: fc.Arbitrary<readonly Wish[]> = fc.array(
  fc.record({
    id: fc.constantFrom('given-1', 'e1', 'e2'),
    at: fc.constantFrom(NOW, NOW - 1_000),
    needs: fc.constantFrom('login', 'network'),
    intent: intents,
    claim: fc.option(fc.record({ by: fc.constant('e0'), at: fc.constant(NOW) })),
  }),
  { maxLength: 2 },
);
