/**
 * A zone in which it is about noon now. The shop's hours are read in the customer's own time (assumptions, section 6,
 * "work time, previous day's hours"): at night there is nothing to order for today, whenever the tests run.
 */
function zoneAtNoon(now: Date): string {
  const hours = 12 - now.getUTCHours();
  if (hours === 0) return 'Etc/GMT';
  // The sign of these names is turned round: Etc/GMT-4 is four hours ahead.
  return `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}

export const NOON_ZONE = zoneAtNoon(new Date());
