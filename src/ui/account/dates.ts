import { clockText } from '../../domain/clock.ts';

const dayAndMonth = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long' });
const wholeDate = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', year: 'numeric' });

const momentOf = (iso: string | null): number => (iso === null ? Number.NaN : Date.parse(iso));

/** «14 ноября, 19:20», with the year where it is not that of `now` (ms); null without a readable time. */
export function momentText(iso: string | null, now: number): string | null {
  const at = momentOf(iso);
  if (Number.isNaN(at)) return null;
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return `${(isThisYear ? dayAndMonth : wholeDate).format(at)}, ${clockText(at)}`;
}

const month = new Intl.DateTimeFormat('ru-RU', { month: 'long' });

/** «Ноябрь», with the year where it is not that of `now` (ms), of a month like «2026-11»; «Без даты» of none. */
export function monthText(key: string, now: number): string {
  const at = Date.parse(`${key}-15T12:00:00Z`);
  if (Number.isNaN(at)) return 'Без даты';
  const name = month.format(at);
  const year = key.slice(0, 4);
  const isThisYear = year === String(new Date(now).getFullYear());
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}${isThisYear ? '' : ` ${year}`}`;
}

/**
 * «Действует до 30 ноября», with «с 1 ноября» before it while that is still to come, or «Закончилась 1 ноября»; null where
 * neither date says anything.
 */
export function termText(from: string | null, to: string | null, now: number): string | null {
  const start = momentOf(from);
  const end = momentOf(to);
  if (end < now) return `Закончилась ${dayAndMonth.format(end)}`;
  const parts = [
    ...(Number.isNaN(start) || start <= now ? [] : [`с\u00A0${dayAndMonth.format(start)}`]),
    ...(Number.isNaN(end) ? [] : [`до\u00A0${dayAndMonth.format(end)}`]),
  ];
  return parts.length > 0 ? `Действует ${parts.join(' ')}` : null;
}
