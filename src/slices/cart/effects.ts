import { calculatePromo } from './coupons/effects.ts';
import { endHighlight } from './lines/effects.ts';
import { forgetLost } from './lost/effects.ts';
import { offerLeaving, placeOrder } from './placing/effects.sending.ts';
import { settleOrder, tellPurchase } from './placing/effects.ts';
import { endWaiting } from './placing/effects.ts';
import { endUndo } from './undo/effects.ts';

export const cartEffects = [
  calculatePromo,
  endWaiting,
  endHighlight,
  forgetLost,
  endUndo,
  placeOrder,
  offerLeaving,
  settleOrder,
  tellPurchase,
] as const;
