import { groups } from '../alternatives/all.ts';
import { quoted } from '../sentence.ts';
import type { Outcome } from './check.ts';
import type { Taken } from './judgement.ts';

/** Each way of each group: shown by the service, or not chosen. A group in `strict` has to show its first way alone. */
export const groupOutcomes = (
  taken: readonly Taken[],
  strict: ReadonlySet<string>,
  repeat: string,
): readonly Outcome[] =>
  groups.flatMap(({ name, ways }) => {
    const shown = new Set(taken.filter(({ group }) => group === name).map(({ way }) => way));
    return ways.map((way, index): Outcome => {
      const isShown = shown.has(way.name);
      const isBroken = strict.has(name) && isShown && index > 0;
      const result = isShown ? 'passed' : 'notChosen';
      return {
        name: `alternative: ${name}: ${way.name}`,
        level: 'contract',
        operation: null,
        states: [],
        result: isBroken ? 'failed' : result,
        reasons: isBroken ? [`--strict asks for "${ways[0].name}"`] : [],
        repeat,
        sentence: quoted(way.sentence),
      };
    });
  });
