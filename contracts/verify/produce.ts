import { given, type Given } from '../states.ts';
import { connect, type LiveConnection } from './liveConnection.ts';
import type { SetState, StateValues } from './stateSetter.ts';

/** A state as a pact names it. */
interface PactState {
  readonly name: string;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
}

/** What a verifier asks the producer of a message for. */
interface Wanted {
  readonly description: string;
  /** The message that the client has sent before, where the answer to one is agreed. */
  readonly content: unknown;
  readonly providerStates: readonly PactState[];
  /** What those states have answered. */
  readonly values: StateValues;
}

/** Brings the provider to send the message of an interaction. */
export type Produce = (wanted: Wanted) => Promise<unknown>;

export const DESCRIPTIONS = {
  ping: 'a ping',
  subscription: 'a subscription, after which a courier takes the order',
  leastStatus: 'the order has a new status, with the fewest fields',
  withdrawal: 'the withdrawal of a subscription, after which only a ping is answered',
  settings: 'the settings have changed',
} as const;

type Play = (
  connection: LiveConnection,
  wanted: Wanted,
  happen: (what: Given) => Promise<void>,
) => Promise<unknown>;

const PATIENCE_MS = 10_000;

/** What the client reads; a message of another type it drops. */
const KNOWN = ['pong', 'settings:update', 'order:status_update'] as const;

const channelOf = ({ values }: Wanted): string => `user:${values['userId']}:orders`;
/** A message of the pact for the customer whom the state has created: verifiers fill values into HTTP requests only. */
const ofCustomer = (wanted: Wanted): object => ({
  ...(typeof wanted.content === 'object' ? wanted.content : {}),
  channel: channelOf(wanted),
});

const settled = async (connection: LiveConnection): Promise<void> => {
  connection.send({ type: 'ping' });
  // The answer shows that what was sent before has arrived.
  await connection.next('pong');
};

const orderMovesOn = ({ providerStates }: Wanted): Given => {
  const phone = providerStates
    .map(({ params }) => params?.['phone'])
    .find((text) => typeof text === 'string');
  return given('an order moves on', { phone: phone ?? '' });
};

const nextStatus = async (
  connection: LiveConnection,
  message: object,
  happens: () => Promise<void>,
): Promise<unknown> => {
  connection.send(message);
  await settled(connection);
  await happens();
  return connection.next('order:status_update');
};

const plays: Readonly<Record<string, Play>> = {
  [DESCRIPTIONS.ping]: (connection, { content }) => {
    connection.send(content);
    return connection.next(...KNOWN);
  },
  [DESCRIPTIONS.subscription]: (connection, wanted, happen) =>
    nextStatus(connection, ofCustomer(wanted), () => happen(orderMovesOn(wanted))),
  [DESCRIPTIONS.leastStatus]: (connection, wanted, happen) =>
    nextStatus(connection, { type: 'subscribe', channel: channelOf(wanted) }, () =>
      happen(orderMovesOn(wanted)),
    ),
  [DESCRIPTIONS.withdrawal]: async (connection, wanted, happen) => {
    connection.send({ type: 'subscribe', channel: channelOf(wanted) });
    connection.send(ofCustomer(wanted));
    await settled(connection);
    await happen(orderMovesOn(wanted));
    connection.send({ type: 'ping' });
    return connection.next(...KNOWN);
  },
  [DESCRIPTIONS.settings]: async (connection, _, happen) => {
    await settled(connection);
    await happen(given('a setting changes', {}));
    return connection.next(...KNOWN);
  },
};

/** Produces every message of the live pact over a real connection; what has to happen meanwhile is set as a state. */
export const producedOver =
  (url: string, setState: SetState, timeoutMs = PATIENCE_MS): Produce =>
  async (wanted) => {
    const play = plays[wanted.description];
    if (!play) throw new Error(`The kit does not know how to bring about "${wanted.description}"`);
    const connection = await connect(url, wanted.values['token'] ?? null, timeoutMs);
    try {
      return await play(connection, wanted, async ({ name, parameters }) => {
        await setState({ state: name, params: parameters, action: 'setup' });
      });
    } finally {
      connection.close();
    }
  };

/** What a guest without a subscription hears while the order of a customer moves on: a pong, unless more is told. */
export const overheardAt =
  (url: string, timeoutMs: number) =>
  async (userId: string, token: string | null, happen: () => Promise<unknown>): Promise<unknown> => {
    const customer = await connect(url, token, timeoutMs);
    const guest = await connect(url, null, timeoutMs);
    try {
      customer.send({ type: 'subscribe', channel: `user:${userId}:orders` });
      await settled(customer);
      await happen();
      // Whoever is told after the customer is told by now.
      await customer.next('order:status_update');
      guest.send({ type: 'ping' });
      return await guest.next(...KNOWN);
    } finally {
      customer.close();
      guest.close();
    }
  };

/** Asks a provider that answers messages over HTTP, as every Pact verifier does (`POST {description, providerStates}`). */
export const producedAt =
  (url: string): Produce =>
  async ({ description, providerStates, content }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ description, providerStates, content }),
    });
    if (response.ok) return response.json();
    throw new Error(`"${description}": ${response.status} ${await response.text()}`);
  };
