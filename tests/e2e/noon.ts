/**
 * A zone in which it is about that hour now. The shop's hours are read in the customer's own time (assumptions, section 6,
 * "work time, previous day's hours"): at night there is nothing to order for today, whenever the tests run.
 */
export function zoneAt(hour: number, now: Date): string {
  const apart = hour - now.getUTCHours();
  // No zone is further than 12 hours behind.
  const hours = apart < -12 ? apart + 24 : apart;
  if (hours === 0) return 'Etc/GMT';
  // The sign of these names is turned round: Etc/GMT-4 is four hours ahead.
  return `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}

export const NOON_ZONE = zoneAt(12, new Date());
