import { createBackend } from '../../mocks/backend/backend.ts';
import type { Backend } from '../../mocks/backend/options.ts';
import type { ActiveOrder } from '../../src/domain/customer.ts';
import { toRoubles } from '../../src/domain/money.ts';
import type { AppState } from '../../src/slices/state.ts';
import { demoAddress, demoCustomer, demoToken } from '../../tests/demo.ts';
import type { ShopParameters } from './parameters.ts';

/** Ids in the order in which the back end makes its first customer, so that the demo's customer is known to it. */
const SEEDED_IDS: readonly string[] = [demoCustomer.id, demoToken, demoAddress.id];

const createIds = (): (() => string) => {
  let count = 0;
  return () => {
    count += 1;
    return SEEDED_IDS[count - 1] ?? `story-${count}`;
  };
};

const activeOnWire = ({ id, number, createdAt, method, sum, status, courier, estimatedAt }: ActiveOrder) => ({
  id,
  number,
  createdAt,
  deliveryMethod: method,
  ...(sum === null ? {} : { sum: toRoubles(sum) }),
  delivery: { status, courierInfo: courier, estimatedDeliveryTime: estimatedAt },
});

interface StoryBackendOptions extends Pick<ShopParameters, 'http'> {
  readonly now: () => number;
  /** What the story begins with. */
  readonly state: AppState;
}

/** A demo back end of one story. It agrees with the order that the story begins with: the shop asks for it at once. */
export const createStoryBackend = ({ now, state, http = {} }: StoryBackendOptions): Backend => {
  const backend = createBackend({ now, newId: createIds() });
  const { active } = state.order;
  if (active) backend.fail('order.active', { status: 200, body: activeOnWire(active) });
  for (const [operation, fault] of Object.entries(http)) backend.fail(operation, fault);
  return backend;
};
