import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts';
import type { WorkDay, WorkWeek } from '../../../domain/workTime.ts';

/** In the order of WORK_TIME: 0 is Sunday. */
const DAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const satisfies readonly DayOfWeek[];

/** Schema.org has no 24:00: the last minute of the day stands for it. */
const clock = (time: string): string => {
  const padded = time.trim().padStart(5, '0');
  return padded === '24:00' ? '23:59' : padded;
};

const hoursOf = ({ open, close }: WorkDay): { readonly opens: string; readonly closes: string } =>
  // Both the same: closed all day, here as there.
  open === close ? { opens: '00:00', closes: '00:00' } : { opens: clock(open), closes: clock(close) };

/** The hours of a week, days of the same hours together; nothing where there is no table. */
export function openingHours(week: WorkWeek | null): readonly OpeningHoursSpecification[] {
  const days = new Map<string, { readonly day: WorkDay; readonly names: DayOfWeek[] }>();
  for (const [index, day] of (week ?? []).entries()) {
    const name = DAYS[index];
    if (!day || !name) continue;
    const key = JSON.stringify(hoursOf(day));
    const same = days.get(key);
    if (same) same.names.push(name);
    else days.set(key, { day, names: [name] });
  }
  return [...days.values()].map(({ day, names }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: names,
    ...hoursOf(day),
  }));
}
