import type { WireWorkDays } from '../../contracts/workTime.ts';
import { NOVOKUJBYSHEVSK, SAMARA, TOLYATTI } from './cities.ts';
import type { Frozen } from './wire.ts';

/** Hours of one weekday, "HH:MM"; with isNextDay the close belongs to the next morning. */
export type DayHours = {
  readonly open: string;
  readonly close: string;
  readonly isNextDay: boolean;
};

/** The same hours on every weekday, index 0 = Sunday. */
export const everyDay = (open: string, close: string, isNextDay: boolean): readonly DayHours[] =>
  Array.from({ length: 7 }, () => ({ open, close, isNextDay }));

/** Setting WORK_TIME by iikoId. Самара never closes, so that the demo sells at any hour. */
export const WORK_TIME = {
  [SAMARA.iikoId]: everyDay('00:00', '24:00', false),
  [TOLYATTI.iikoId]: everyDay('10:00', '02:00', true),
  [NOVOKUJBYSHEVSK.iikoId]: everyDay('09:00', '23:00', false),
} satisfies Frozen<Record<string, WireWorkDays>>;
