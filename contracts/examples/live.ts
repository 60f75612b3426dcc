import type { liveMessages, WireClientMessage } from '../live.ts';
import { given, type Given } from '../states.ts';
import { fromState, same } from './example.ts';
import { DESCRIPTIONS } from '../verify/produce.ts';
import { CREATED, customerIn, PHONE, USER } from './samples.ts';

type Messages = typeof liveMessages;
type ServerType = {
  [Type in keyof Messages]: Messages[Type]['from'] extends 'server' ? Type : never;
}[keyof Messages];

/** What the live connection brings: by itself, or after a message of the client. */
export interface LiveExample {
  readonly description: string;
  readonly given?: readonly Given[];
  readonly sent?: WireClientMessage;
  /** The fields that the message must have; they lie beside `type` or under `data`. */
  readonly received: { readonly type: ServerType } & Readonly<Record<string, unknown>>;
}

const waiting = given('the customer has an active order', { phone: PHONE, status: 'Waiting' });
const ofCustomer = { given: [customerIn, waiting] } as const;
const status = {
  type: 'order:status_update',
  orderId: fromState('orderId', 'order-1'),
  userId: fromState('userId', USER),
  status: 'OnWay',
  timestamp: CREATED,
} as const;

export const CHANNEL = `user:${USER}:orders` as const;
export const COURIER = { name: 'Тимур', phone: '+79270000099' };

/** Every agreed exchange over the live connection. */
export const liveExamples = {
  settings: { description: DESCRIPTIONS.settings, received: { type: 'settings:update' } },
  leastStatus: { ...ofCustomer, description: DESCRIPTIONS.leastStatus, received: status },
  subscription: {
    ...ofCustomer,
    description: DESCRIPTIONS.subscription,
    sent: { type: 'subscribe', channel: CHANNEL },
    received: { ...status, previousStatus: same('Waiting'), courierInfo: COURIER },
  },
  withdrawal: {
    ...ofCustomer,
    description: DESCRIPTIONS.withdrawal,
    sent: { type: 'unsubscribe', channel: CHANNEL },
    received: { type: 'pong' },
  },
  ping: { description: DESCRIPTIONS.ping, sent: { type: 'ping' }, received: { type: 'pong' } },
} satisfies Readonly<Record<string, LiveExample>>;
