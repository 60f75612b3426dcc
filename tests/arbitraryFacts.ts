import * as fc from 'fast-check';
import { SHARED, type SharedFact, type SharedType } from '../src/slices/shared.ts';
import { NOW } from './demo.ts';

/** Facts of one commit of another tab, with payloads as the shop's own events have them. */
export const factsOf = (
  payloadOf: (type: SharedType) => fc.Arbitrary<object>,
): fc.Arbitrary<readonly SharedFact[]> => {
  const fact = fc.constantFrom(...SHARED).chain((type) =>
    fc.record({ id: fc.constantFrom('f1', 'f2', 'f3'), payload: payloadOf(type) }).map(
      ({ id, payload }) =>
        ({
          id,
          type,
          payload,
          time: NOW,
          source: 'rule',
          causation: null,
          correlation: id,
          depth: 0,
        }) as SharedFact,
    ),
  );
  return fc.array(fact, { maxLength: 3 });
};
