import type { PartRules } from '../tables.ts';
import type { giftEvents } from './events.ts';
import { giftChosen } from './gifts.ts';

export const giftRules: PartRules<keyof typeof giftEvents> = { 'cart/giftChosen': giftChosen };
