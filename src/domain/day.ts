/** The calendar day of a moment, in the customer's local time; equal texts are the same day. */
const dayOf = (time: number): string => new Date(time).toDateString();

/** A moment as text that means the same in every time zone: what a state may keep of it. */
export const textOfMoment = (time: number): string => new Date(time).toISOString();

/** Whether a kept moment, or the day that older versions kept instead, lies on the local day of this time. */
export const isOnDayOf = (time: number, kept: string): boolean => dayOf(Date.parse(kept)) === dayOf(time);

/** 00:00 of the same local day, in ms. */
export const startOfDay = (time: number): number => new Date(time).setHours(0, 0, 0, 0);
