import * as z from 'zod/mini';

/** One weekday's hours, "HH:MM". */
export const workDay = z.object({
  open: z.string(),
  close: z.string(),
  isNextDay: z.nullish(z.boolean()),
});

/** Indexed by weekday, 0 is Sunday; a day that is absent or null has no stated hours. */
export const workDays = z.array(z.nullable(workDay));

export type WireWorkDay = z.infer<typeof workDay>;
export type WireWorkDays = z.infer<typeof workDays>;
