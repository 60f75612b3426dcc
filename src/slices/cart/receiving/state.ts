import type { DeliveryMethod } from '../../../domain/cart.ts';
import type { TerminalId } from '../../../domain/catalog.ts';

export interface ReceivingState {
  readonly deliveryMethod: DeliveryMethod;
  readonly restaurantId: TerminalId | null;
  /** ISO time; null is "as soon as possible". */
  readonly deliveryTime: string | null;
  /** ISO time at which the work-time modal was last shown; which day that is depends on the customer's clock. */
  readonly workTimeShownOn: string | null;
}

export const initialReceiving: ReceivingState = {
  deliveryMethod: 'delivery',
  restaurantId: null,
  deliveryTime: null,
  workTimeShownOn: null,
};
