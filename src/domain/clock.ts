/** A number of a date or a time as it is written. */
export const twoDigits = (n: number): string => String(n).padStart(2, '0');

const date = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long' });

/** «19:30» by the local clock; `at` in milliseconds since the epoch. */
export function clockText(at: number): string {
  const moment = new Date(at);
  return `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;
}

/** «Сегодня», «Завтра» or the date. */
export function dayLabel(at: number, now: number): string {
  const today = new Date(now);
  const tomorrow = new Date(today.getFullYear(), today.getMonth(), today.getDate() + 1);
  const day = new Date(at).toDateString();
  if (day === today.toDateString()) return 'Сегодня';
  return day === tomorrow.toDateString() ? 'Завтра' : date.format(at);
}
