import type { Chance } from '../explorer/chance.ts';

/** The evening lasts from five to midnight. */
export const BEGINS_AT_HOUR = 17;
export const SECONDS = 7 * 60 * 60;
const HOUR_S = 60 * 60;

/** Two waves: on the way home, and when everybody is there. Hours of the evening, and how wide each is. */
const WAVES = [
  { share: 45, at: 1.5, wide: 0.7 },
  { share: 55, at: 3, wide: 0.9 },
] as const;

/** A normally distributed number (Box and Muller). */
const normal = ({ next }: Chance): number =>
  Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());

/** The second of the evening in which a customer comes. */
export function arrivesAt(chance: Chance): number {
  const wave = chance.percent(WAVES[0].share) ? WAVES[0] : WAVES[1];
  const time = (wave.at + normal(chance) * wave.wide) * HOUR_S;
  return time >= 0 && time < SECONDS - 1 ? time : arrivesAt(chance);
}
