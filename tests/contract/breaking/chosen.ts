import type { BreakingChange } from '../changes/change.ts';

/** Of each field and of each operation as a whole, at most so many changes; the others with `JUDGE_ALL=1`. */
const OF_EACH = 2;

/** What a change is about: its name up to the operator. */
const subjectOf = ({ name, operator }: BreakingChange): string => name.replace(operator, '');

/** Of a field that may be missing, another type is all that can be wrong: every second of these has its turn. */
const ONE_OF = 2;
const isAlone = (own: readonly BreakingChange[]): boolean =>
  own.length === 1 && own[0]?.operator === 'a field of another type';

/**
 * Of the changes of one field, or of one answer as a whole, a few: another pair each time, so that every field and every
 * operation has its turn. Statuses and elements of lists are all taken.
 */
export const chosen = (changes: readonly BreakingChange[]): readonly BreakingChange[] => {
  if (process.env['JUDGE_ALL'] === '1') return changes;
  const subjects = [...new Set(changes.map(subjectOf))];
  return subjects.flatMap((subject, turn) => {
    const own = changes.filter((change) => subjectOf(change) === subject);
    if (isAlone(own) && turn % ONE_OF > 0) return [];
    return own.length <= OF_EACH
      ? own
      : Array.from({ length: OF_EACH }, (_, step) => own[(turn + step * 2) % own.length]).filter(
          (change) => change !== undefined,
        );
  });
};
