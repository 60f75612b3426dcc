import * as fc from 'fast-check';

/** What browsers drop, or read in another way than it looks. */
const NOISE = ['\t', '\n', '\r', ' ', '\0', '\u0001', '\u00AD', '\uFEFF', '\\', '/', ':', '%09', '&#9;'];

/** The same text as somebody would write it to slip through: other letters' cases, and signs between that browsers drop. */
export const anotherWriting = (text: string): fc.Arbitrary<string> =>
  fc
    .record({
      places: fc.array(fc.tuple(fc.nat(24), fc.constantFrom(...NOISE)), { maxLength: 3 }),
      isUpper: fc.boolean(),
    })
    .map(({ places, isUpper }) => {
      const written = isUpper ? text.toUpperCase() : text;
      return places.reduce((before, [at, sign]) => before.slice(0, at) + sign + before.slice(at), written);
    });
