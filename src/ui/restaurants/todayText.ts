import { dayHours, isDayOff, type WorkWeek } from '../../domain/workTime.ts';

/** The hours of that moment's day in words. */
export function todayText(week: WorkWeek, now: number): string {
  const today = dayHours(week, now);
  if (!today) return 'Часы работы подскажут по телефону';
  if (isDayOff(today)) return 'Сегодня закрыто';
  const isAllDay = today.open === '00:00' && today.close === '24:00';
  return isAllDay ? 'Круглосуточно' : `Сегодня с\u00A0${today.open} до\u00A0${today.close}`;
}
