import { quoted } from '../sentence.ts';
import { benchOf, setUp, tearDown, Unheard, type Noted, type Run } from './bench.ts';
import type { Check, Finding, Outcome, Result } from './check.ts';
import { NoAnswer } from './service.ts';
import { NotApplicable, UnknownState, type StateValues } from './stateSetter.ts';

/** All states of a check, and what they have answered. */
const allSet = async (run: Run, noted: Noted, { given, where = [] }: Check): Promise<StateValues> => {
  const values: Record<string, string> = {};
  for (const state of [...given, ...where]) {
    try {
      Object.assign(values, await setUp(run, noted, state));
    } catch (error) {
      if (!(error instanceof Unheard)) throw error;
      if (given.includes(state))
        throw new NotApplicable(state.name, `the service has not heard of the state "${state.name}"`);
    }
  }
  return values;
};

/** A finding as a line of the report. */
const lineOf = ({ request, path, says, sentence }: Finding): string =>
  [
    [request, path].filter((part) => part !== '').join(', '),
    says,
    ...(sentence ? [`(${quoted(sentence)})`] : []),
  ]
    .filter((part) => part !== '')
    .join(' ');

/** Findings as a report says them: one wrong field of all elements is one line, not a thousand. */
const MOST_LINES = 12;
export const linesOf = (findings: readonly Finding[]): readonly string[] => {
  const lines = [...new Set(findings.map(lineOf))];
  const rest = lines.length - MOST_LINES;
  return rest > 0 ? [...lines.slice(0, MOST_LINES), `… and ${rest} more`] : lines;
};

/** What an error makes of a check. */
export const ended = (error: unknown): { readonly result: Result; readonly reason: string } => {
  if (error instanceof NotApplicable) return { result: 'notApplicable', reason: error.message };
  if (error instanceof UnknownState)
    return { result: 'skipped', reason: `needs the state "${error.state}", which the service does not know` };
  if (error instanceof NoAnswer) return { result: 'failed', reason: error.message };
  return { result: 'failed', reason: error instanceof Error ? error.message : String(error) };
};

/** Runs one check: states, calls, and the states taken back. Never rejects. */
export const runCheck = async (run: Run, check: Check): Promise<Outcome> => {
  const { name, level, operations, given, sentence } = check;
  const about = {
    name,
    level,
    operation: operations[0] ?? null,
    states: given.map((state) => state.name),
    repeat: run.repeat(name),
    sentence: quoted(sentence),
  };
  if (given.length > 0 && run.setState === null)
    return { ...about, result: 'skipped', reasons: ['needs states: --states-url'] };
  const noted: Noted = { findings: [], set: [] };
  try {
    const values = await allSet(run, noted, check);
    await check.run(benchOf(run, noted, values));
    const reasons = linesOf(noted.findings);
    return { ...about, result: reasons.length > 0 ? 'failed' : 'passed', reasons };
  } catch (error) {
    const { result, reason } = ended(error);
    const found = linesOf(noted.findings);
    const apart = error instanceof NotApplicable ? { apart: error.state } : {};
    return { ...about, ...apart, result: found.length > 0 ? 'failed' : result, reasons: [...found, reason] };
  } finally {
    await tearDown(run, noted);
  }
};
