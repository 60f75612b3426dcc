/** Runs the body while the process lives in a time zone, as a browser there would; `Date` follows at once. */
export function inZone<T>(zone: string, body: () => T): T {
  const before = process.env['TZ'];
  process.env['TZ'] = zone;
  try {
    return body();
  } finally {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  }
}

/** No shift at all; an hour at 02:00 or 03:00; half an hour; an hour at midnight, so that a day has no 00:00. */
export const ZONES = [
  'Europe/Samara',
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Africa/Cairo',
] as const;

type Zone = (typeof ZONES)[number];
type Day = readonly [month: number, day: number];

/** Days of 2026 (month from 1) around which a zone is looked at minute by minute: where its clocks go forward or back, for Samara any. */
const DAYS = [
  ['Europe/Samara', [3, 29]],
  ['Europe/Berlin', [3, 29]],
  ['Europe/Berlin', [10, 25]],
  ['America/New_York', [3, 8]],
  ['America/New_York', [11, 1]],
  ['Australia/Lord_Howe', [4, 5]],
  ['Australia/Lord_Howe', [10, 4]],
  ['Africa/Cairo', [4, 24]],
  ['Africa/Cairo', [10, 29]],
] as const satisfies readonly (readonly [Zone, Day])[];

/** One minute of the world: when it begins (ms), and what the clock on the wall shows then, in minutes since Sunday 00:00. */
export interface WallMinute {
  readonly at: number;
  readonly minute: number;
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Every minute of some days around noon of a day, read off the zone's clock by Intl and not by `Date`. */
function wallMinutes(zone: Zone, [month, day]: Day, days: number): readonly WallMinute[] {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const first = Date.UTC(2026, month - 1, day, 12) - days * 43_200_000;
  return Array.from({ length: days * 1440 }, (_, index) => {
    const at = first + index * 60_000;
    const parts = new Map(clock.formatToParts(at).map(({ type, value }) => [type, value]));
    const weekday = WEEKDAYS.indexOf(parts.get('weekday') ?? '');
    return { at, minute: weekday * 1440 + Number(parts.get('hour')) * 60 + Number(parts.get('minute')) };
  });
}

const LOOKED_AT_DAYS = 3;

/** Three days of each zone around a change of its clocks, by a name that a counterexample can show. */
export const changes: ReadonlyMap<string, { readonly zone: Zone; readonly wall: readonly WallMinute[] }> =
  new Map(
    DAYS.map(([zone, day]) => [
      `${zone} ${day.join('/')}`,
      { zone, wall: wallMinutes(zone, day, LOOKED_AT_DAYS) },
    ]),
  );
