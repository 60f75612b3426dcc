import { couponEvents } from './coupons/events.ts';
import { giftEvents } from './gifts/events.ts';
import { linesEvents } from './lines/events.ts';
import { lostEvents } from './lost/events.ts';
import { placingEvents } from './placing/events.ts';
import { receivingEvents } from './receiving/events.ts';
import { sharingEvents } from './sharing/events.ts';
import { undoEvents } from './undo/events.ts';

export const cartEvents = {
  ...linesEvents,
  ...lostEvents,
  ...giftEvents,
  ...receivingEvents,
  ...couponEvents,
  ...sharingEvents,
  ...undoEvents,
  ...placingEvents,
} as const;
