import * as z from 'zod/mini';
import { assumed, id, isoTime } from './common.ts';

// Assumed: the specification names the seasonal pages and says that their mechanics are not shown.

const text = z.nullish(z.string());
const number = z.nullish(z.union([z.number(), z.string()]));

/** One door of ADVENT. */
export const adventDay = assumed(
  z.object({
    day: z.union([z.number(), z.string()]),
    title: text,
    text,
    code: text,
    promoId: z.nullish(id),
    image: text,
    link: text,
  }),
);

/** Setting ADVENT; a bare list of its days is read too. Without `month` it is December, without `year` every year's. */
export const advent = assumed(
  z.object({ title: text, year: number, month: number, days: z.array(adventDay) }),
);

/** One entry of HAPPY_HOURS: times "HH:MM", days 0 (Sunday) to 6, none of them for every day. */
export const happyHours = assumed(
  z.object({
    title: text,
    text,
    days: z.nullish(z.array(z.union([z.number(), z.string()]))),
    from: z.string(),
    to: z.string(),
    code: text,
    image: text,
    /** Slugs or ids. */
    sections: z.nullish(z.array(id)),
    /** Slugs or ids. */
    products: z.nullish(z.array(id)),
  }),
);

export const newYearGift = assumed(z.object({ title: z.string(), text, image: text, link: text }));

/** Setting NEW_YEAR_PROMO. */
export const newYear = assumed(
  z.object({
    title: text,
    text,
    code: text,
    image: text,
    dateFrom: z.nullish(isoTime),
    dateTo: z.nullish(isoTime),
    terms: z.nullish(z.array(z.string())),
    gifts: z.nullish(z.array(newYearGift)),
  }),
);

export type WireAdventDay = z.infer<typeof adventDay>;
export type WireAdvent = z.infer<typeof advent>;
export type WireHappyHours = z.infer<typeof happyHours>;
export type WireNewYear = z.infer<typeof newYear>;
