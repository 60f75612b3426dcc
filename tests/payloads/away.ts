import * as fc from 'fast-check';
import type { AwayChange, DishState, FoundChanges } from '../../src/slices/view/away/state.ts';
import * as some from '../arbitraryValues.ts';
import { NOW } from '../demo.ts';

const dishName = fc.constantFrom('Зелёный дракон', 'Картофель фри');
const dishStates = fc.constantFrom<DishState>('sold', 'stopped', 'gone', 'unchosen');
const whens = fc.constantFrom(null, NOW);
const workDays = fc.constantFrom(null, { open: '10:00', close: '23:00', isNextDay: false });
const terms = fc.option(some.sums);
const awayChanges: fc.Arbitrary<AwayChange> = fc.oneof(
  fc.record({
    what: fc.constant('price' as const),
    name: dishName,
    isInCart: fc.boolean(),
    was: some.sums,
    is: some.sums,
    when: whens,
  }),
  fc.record({
    what: fc.constant('dish' as const),
    name: dishName,
    isInCart: fc.boolean(),
    was: dishStates,
    is: dishStates,
    when: whens,
  }),
  fc.record({
    what: fc.constant('hours' as const),
    place: fc.option(dishName),
    was: workDays,
    is: workDays,
    when: whens,
  }),
  fc.record({
    what: fc.constant('delivery' as const),
    term: fc.constantFrom('price', 'minSum', 'freeFrom', 'minutes'),
    was: terms,
    is: terms,
    when: whens,
  }),
  fc.record({
    what: fc.constant('order' as const),
    method: fc.constantFrom('delivery', 'self'),
    was: fc.option(some.statuses),
    is: fc.option(some.statuses),
    when: whens,
  }),
);
/** What has changed since the last visit. */
export const foundChanges: fc.Arbitrary<FoundChanges> = fc.record({
  since: some.moments,
  changes: fc.array(awayChanges, { minLength: 1, maxLength: 3 }),
});
