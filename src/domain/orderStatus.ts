import type { DeliveryMethod } from './cart.ts';

export type OrderStep = 'accepted' | 'cooking' | 'onWay' | 'delivered' | 'readyForPickup';

export interface LabelledStep {
  readonly step: OrderStep;
  readonly label: string;
}

type Reached = OrderStep | 'cancelled';

/** What stands in place of the steps once an order is cancelled. */
export const CANCELLED_LABEL = 'Отменён';

const STEPS = {
  delivery: [
    { step: 'accepted', label: 'Принят' },
    { step: 'cooking', label: 'Готовится' },
    { step: 'onWay', label: 'В пути' },
    { step: 'delivered', label: 'Доставлен' },
  ],
  self: [
    { step: 'accepted', label: 'Принят' },
    { step: 'cooking', label: 'Готовится' },
    { step: 'readyForPickup', label: 'Готов к выдаче' },
  ],
} satisfies Record<DeliveryMethod, readonly LabelledStep[]>;

/** The cash-register system's statuses (assumptions, section 2, "Order statuses"). A pickup has no way to go: what comes after cooking is its last step. */
const REACHED: ReadonlyMap<string, Readonly<Record<DeliveryMethod, Reached>>> = new Map([
  ['Unconfirmed', { delivery: 'accepted', self: 'accepted' }],
  ['WaitCooking', { delivery: 'accepted', self: 'accepted' }],
  ['ReadyForCooking', { delivery: 'cooking', self: 'cooking' }],
  ['CookingStarted', { delivery: 'cooking', self: 'cooking' }],
  ['CookingCompleted', { delivery: 'cooking', self: 'readyForPickup' }],
  ['Waiting', { delivery: 'cooking', self: 'readyForPickup' }],
  ['OnWay', { delivery: 'onWay', self: 'readyForPickup' }],
  ['Delivered', { delivery: 'delivered', self: 'readyForPickup' }],
  ['Closed', { delivery: 'delivered', self: 'readyForPickup' }],
  ['Cancelled', { delivery: 'cancelled', self: 'cancelled' }],
]);

/** The steps of the stepper, first to last. */
export function stepsFor(method: DeliveryMethod): readonly LabelledStep[] {
  return STEPS[method];
}

/** The step that a status stands for. Null: an unknown status, which keeps the step reached so far. */
export function stepOf(status: string, method: DeliveryMethod): Reached | null {
  return REACHED.get(status)?.[method] ?? null;
}

/** Whether the order is completed (specification, section 4, "Active order status"). */
export function isFinal(status: string): boolean {
  return status === 'Closed' || status === 'Cancelled';
}
