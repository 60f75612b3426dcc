import { slotLabel } from '../../domain/slots.ts';
import { dayHours, isDayOff, nextOpening, type WorkWeek } from '../../domain/workTime.ts';

/** Why no order can be placed at that moment, in words; null where the hours of its day are unknown. */
export function closedText(week: WorkWeek | null, now: number): string | null {
  const today = dayHours(week, now);
  if (!today) return null;
  // The specification's words, section 2, "Work-time".
  if (!isDayOff(today))
    return `К сожалению оформление заказа возможно только с ${today.open} до ${today.close}`;
  const opening = nextOpening(week, now);
  if (opening === null) return 'Сегодня выходной, заказы не принимаем';
  const words = slotLabel(new Date(opening).toISOString(), now).toLowerCase();
  return `Сегодня выходной, откроемся ${words}`;
}
