import { isPrivatePage } from './privatePages.ts';

/** Their clocks stand still until somebody's own time is known. */
const WITH_CLOCK: ReadonlySet<string> = new Set(['advent', 'happyHours']);

/** Whether a page shows little before it comes to life. The cart's shows an empty one, which most are. */
export const isUrgentPage = (page: string): boolean =>
  WITH_CLOCK.has(page) || (isPrivatePage(page) && page !== 'cart');
