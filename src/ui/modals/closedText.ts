import { openingText } from '../../domain/opening.ts';
import { dayHours, isDayOff, type WorkWeek } from '../../domain/workTime.ts';

/** Why no order can be placed at that moment, in words; null where the hours of its day are unknown. */
export function closedText(week: WorkWeek | null, now: number): string | null {
  const today = dayHours(week, now);
  if (!today) return null;
  // The specification's words, section 2, "Work-time".
  if (!isDayOff(today))
    return `К сожалению оформление заказа возможно только с ${today.open} до ${today.close}`;
  const opening = openingText(week, now);
  return `Сегодня выходной, ${opening === null ? 'заказы не принимаем' : opening.toLowerCase()}`;
}
