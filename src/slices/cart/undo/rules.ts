import { couponDue } from '../coupons/calculation.ts';
import { lostRestaurant, lostTime } from '../receiving/judging.ts';
import { linesChanged, settled } from '../settling.ts';
import type { PartRules } from '../tables.ts';
import type { undoEvents } from './events.ts';
import { isAskedAnew } from './steps.ts';
import { undoPressed, undoTapped } from './undo.ts';

export const undoRules: PartRules<keyof typeof undoEvents> = {
  'cart/undoTapped': undoTapped,
  'cart/undoPressed': undoPressed,
  // What comes back is settled like any other change: what the server or the clock has decided since holds.
  'cart/changeReversed': (state, event) => {
    const { back } = event.payload;
    const isCoupon = back.some((step) => step.kind === 'chosen' && Boolean(step.fields.coupon));
    return [
      ...(isAskedAnew(back) && !isCoupon ? linesChanged : settled)(state, event),
      ...(isCoupon ? couponDue(state) : []),
      ...lostRestaurant(state),
      ...lostTime(state, event.time),
    ];
  },
};
