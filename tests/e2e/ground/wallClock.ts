/** By how much the clocks of a zone are ahead of UTC at that moment, in ms. */
function aheadIn(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).formatToParts(at);
  const of = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')) - at;
}

/** The moment at which the clocks of a zone say so, «2026-03-11T09:30», in ms; of an hour that comes twice the first. */
export function momentIn(zone: string, wall: string): number {
  const there = Date.parse(`${wall}:00Z`);
  return there - aheadIn(zone, there - aheadIn(zone, there));
}
