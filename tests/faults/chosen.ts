import { allSteps, tenth, visitsOf } from './plan.ts';
import { ROWS } from './rows/all.ts';

/** What decides about a change always draws the same tenth. */
export const SEED = Number(process.env['FAULT_SEED'] ?? 20_261_121);
/** `npm test` has twenty minutes: the whole matrix is for the deep run, and for whoever starts it by hand. */
export const isTenth =
  process.env['PLAYWRIGHT_REPORT'] !== undefined && process.env['DEEP_RUN'] === undefined;

const all = allSteps(ROWS);
/** The visits of this run. */
export const chosenVisits = visitsOf(isTenth ? tenth(all, SEED) : all);
