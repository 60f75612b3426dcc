/** The calendar day of a moment, in the customer's local time; equal texts are the same day. */
export const dayOf = (time: number): string => new Date(time).toDateString();

/** 00:00 of the same local day, in ms. */
export const startOfDay = (time: number): number => new Date(time).setHours(0, 0, 0, 0);
