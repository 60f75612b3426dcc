import type { LonLat } from './geometry.ts';

/** Why nobody knows where the customer is: not allowed, not in time, or the device cannot say. */
export type NoPosition = 'refused' | 'late' | 'unknown';

/** Where the device says that it is. */
export type Position = LonLat | NoPosition;
