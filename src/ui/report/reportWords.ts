import { counted } from '../../domain/plural.ts';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

const ACTIONS = ['действие', 'действия', 'действий'] as const;

/** «за последние 12 минут»; from two hours on in hours. */
const timeText = (minutes: number): string => {
  if (minutes <= 1) return 'за последнюю минуту';
  if (minutes < 2 * HOUR_MINUTES) return `за последние ${counted(minutes, ['минуту', 'минуты', 'минут'])}`;
  return `за последние ${counted(Math.round(minutes / HOUR_MINUTES), ['час', 'часа', 'часов'])}`;
};

/** «37 действий за последние 12 минут», or null where a report has none. `since` and `now` in ms. */
export const actionsText = (actions: number, since: number | null, now: number): string | null =>
  since === null || actions === 0
    ? null
    : `${counted(actions, ACTIONS)} ${timeText(Math.ceil((now - since) / MINUTE_MS))}`;

/** The number as one reads it out: «482 913». */
export const spokenNumber = (number: string): string => `${number.slice(0, 3)}\u00A0${number.slice(3)}`;
