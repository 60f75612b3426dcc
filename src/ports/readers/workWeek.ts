import { workDay } from '../../../contracts/workTime.ts';
import { ApiFailure } from '../../domain/failure.ts';
import { CLOSED_DAY, isReadable, type WorkDay, type WorkWeek } from '../../domain/workTime.ts';
import { lose } from './losses.ts';
import { readAs } from './leaf.ts';

/** A day that cannot be read stays in its place, closed: the others must not move into it. */
function readDay(value: unknown): WorkDay | null {
  if (value === null) return null;
  try {
    const { open, close, isNextDay } = readAs(workDay, value);
    const day = { open, close, isNextDay: isNextDay ?? false };
    if (isReadable(day)) return day;
  } catch {
    // Told below.
  }
  lose();
  return CLOSED_DAY;
}

/** The hours of a week. Only what is no list at all is a failure. */
export function readWeek(value: unknown): WorkWeek {
  if (!Array.isArray(value)) throw new ApiFailure('invalid');
  return value.map(readDay);
}

/** The hours of a week that may be absent. */
export function weekOrNull(value: unknown): WorkWeek | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return readWeek(value);
  lose();
  return null;
}
