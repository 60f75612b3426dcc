import * as fc from 'fast-check';
import { test } from 'vitest';
import { seed } from '../seed.ts';

/** Where a rule stands. */
type Section = `${'specification' | 'assumptions' | 'quality' | 'docs/architecture'}${string}`;

/** What the report tells of one property of the list (79 of them, each in one place). */
export interface PropertyRecord {
  readonly id: number;
  readonly title: string;
  /** Where the rule stands: "specification, section 9, …", "assumptions, section 6, …". */
  readonly section: Section;
  /** Random cases that were tried; 0 when a table was walked completely. */
  readonly runs: number;
  readonly seed: number;
}

declare module 'vitest' {
  interface TaskMeta {
    property?: PropertyRecord;
  }
}

/** Random cases of each property: FC_RUNS, else 1,000. */
export const numRuns = Number(process.env['FC_RUNS'] ?? 1_000);
export { seed };
/** Milliseconds that one property may take: it only ends what would never end, and six others may use the machine. */
export const patience = 120_000 + numRuns * 100;

type AnyProperty<Ts> = fc.IProperty<Ts> | fc.IAsyncProperty<Ts>;
/** `share`: the part of the runs that is worth its time where one case is a whole story; the model suite takes 0.3. */
export type Check = <Ts>(rule: AnyProperty<Ts>, options?: { readonly share?: number }) => Promise<void>;

/**
 * One property of the list as one test. The body calls `check` for each rule that belongs to it; a failure names seed
 * and path, and its counterexample becomes a named test in `found.test.ts`.
 */
export function property(
  { id, title, section }: Pick<PropertyRecord, 'id' | 'title' | 'section'>,
  body: (check: Check) => Promise<void> | void,
): void {
  test(`P${String(id).padStart(2, '0')} ${title} (${section})`, { timeout: patience }, async ({ task }) => {
    let runs = 0;
    const check: Check = async (rule, { share = 1 } = {}) => {
      const details = await fc.check(rule, { seed, numRuns: Math.max(1, Math.ceil(numRuns * share)) });
      runs += details.numRuns;
      if (details.failed) throw new Error(fc.defaultReportMessage(details), { cause: details.errorInstance });
    };
    try {
      await body(check);
    } finally {
      task.meta.property = { id, title, section, runs, seed };
    }
  });
}
