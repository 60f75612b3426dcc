import { startOfDay } from './day.ts';

/** What lies behind a door, as the settings tell it. */
export interface AdventDay {
  /** Of the month. */
  readonly day: number;
  readonly title: string;
  readonly text: string;
  readonly code: string | null;
  /** A promotion that says what the day itself does not. */
  readonly promoId: string | null;
  readonly image: string | null;
  readonly link: string | null;
}

/** The calendar of one month. */
export interface Advent {
  readonly title: string;
  /** Null: every year anew. */
  readonly year: number | null;
  /** 1 to 12. */
  readonly month: number;
  readonly days: readonly AdventDay[];
}

/** What a door may be made of besides the settings. */
export interface Offer {
  readonly id: string;
  readonly code: string;
  readonly title: string;
  readonly description: string;
  readonly image: string | null;
  /** ISO. */
  readonly dateFrom: string | null;
}

/** `unknown`: nobody has told what day it is. */
type DoorState = 'unknown' | 'closed' | 'today' | 'open';

export interface Door {
  readonly key: string;
  readonly day: number;
  /** 1 to 12. */
  readonly month: number;
  /** 00:00 of its day by the customer's clock, in ms; 0 while the day is unknown. */
  readonly opensAt: number;
  readonly state: DoorState;
  readonly title: string;
  readonly text: string;
  readonly code: string | null;
  readonly image: string | null;
  readonly link: string | null;
}

/** A calendar of each year: in the first half of a year, one of the second half is last year's. */
function yearOf({ year, month }: Advent, now: number): number {
  if (year !== null) return year;
  const today = new Date(now);
  const isLastYears = today.getMonth() < 6 && month > 6;
  return today.getFullYear() - (isLastYears ? 1 : 0);
}

function stateOf(opensAt: number, now: number): DoorState {
  if (now === 0) return 'unknown';
  if (opensAt > now) return 'closed';
  return opensAt === startOfDay(now) ? 'today' : 'open';
}

const fromSettings = (advent: Advent, offers: readonly Offer[], now: number): readonly Door[] =>
  advent.days.map((own) => {
    const offer = offers.find(({ id }) => id === own.promoId);
    const opensAt = now === 0 ? 0 : new Date(yearOf(advent, now), advent.month - 1, own.day).getTime();
    return {
      key: String(own.day),
      day: own.day,
      month: advent.month,
      opensAt,
      state: stateOf(opensAt, now),
      title: own.title || offer?.title || '',
      text: own.text || offer?.description || '',
      code: own.code ?? offer?.code ?? null,
      image: own.image ?? offer?.image ?? null,
      link: own.link,
    };
  });

/** Each promotion opens its door on the day it begins; one without a beginning has none. */
const fromOffers = (offers: readonly Offer[], now: number): readonly Door[] =>
  offers.flatMap((offer) => {
    const begins = Date.parse(offer.dateFrom ?? '');
    if (Number.isNaN(begins) || now === 0) return [];
    const opensAt = startOfDay(begins);
    const day = new Date(opensAt);
    return [
      {
        key: offer.id,
        day: day.getDate(),
        month: day.getMonth() + 1,
        opensAt,
        state: stateOf(opensAt, now),
        title: offer.title,
        text: offer.description,
        code: offer.code || null,
        image: offer.image,
        link: null,
      },
    ];
  });

/** The doors in the order of their days; without a calendar in the settings they are the customer's promotions. `now` in ms, 0 while unknown. */
export function doorsOf(advent: Advent | null, offers: readonly Offer[], now: number): readonly Door[] {
  const doors = advent ? fromSettings(advent, offers, now) : fromOffers(offers, now);
  return doors.toSorted((a, b) => a.opensAt - b.opensAt || a.day - b.day);
}

/** The door to show first: today's, else the last one that opened; null while all are closed. */
export const doorInSight = (doors: readonly Door[]): Door | null =>
  doors.find(({ state }) => state === 'today') ?? doors.findLast(({ state }) => state === 'open') ?? null;
