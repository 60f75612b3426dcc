import { afterEach, expect, test } from 'vitest';
import { LIVE_PROVIDER, only, readPact } from '../pactFile.ts';
import { PHONE, USER } from '../samples.ts';
import { sessionByPhone } from './customerStates.ts';
import { connect, type LiveConnection } from './liveConnection.ts';
import { demoStage, KITCHEN_STEP_MS, type Stage } from './stage.ts';
import { settersOf, verify, type Verification } from './verify.ts';

const pact = readPact(LIVE_PROVIDER);
const NEW_STATUS = 'the order has a new status, with the fewest fields';
type Messages = NonNullable<Verification['messages']>;
/** What the verifier asks a producer with; `content` is what the client has sent before. */
type Asked = Parameters<Messages[string]>[0] & { readonly content?: unknown };

const opened: { readonly close: () => unknown }[] = [];
afterEach(async () => {
  for (const resource of opened.splice(0).toReversed()) await resource.close();
});

const join = async (stage: Stage, token: string | null): Promise<LiveConnection> => {
  const connection = await connect(stage.url, token);
  opened.push(connection);
  return connection;
};

/** The next status of the customer's order, after the message of the pact by which they subscribe to it. */
const nextStatus = async (stage: Stage, subscription: unknown): Promise<unknown> => {
  const { id, token } = await sessionByPhone(stage, PHONE);
  const connection = await join(stage, token);
  // The verifier fills what a state has answered into HTTP requests, but not into messages.
  connection.send(JSON.parse(JSON.stringify(subscription).replace(USER, id)));
  connection.send({ type: 'ping' });
  // The answer shows that the subscription, sent before, has arrived.
  await connection.next('pong');
  stage.clock.advance(KITCHEN_STEP_MS);
  return connection.next('order:status_update');
};

/** The demo's live connection as a producer of every message of the pact. */
const messagesOf = (stage: Stage): Messages => ({
  'a ping': async ({ content }: Asked) => {
    const connection = await join(stage, null);
    connection.send(content);
    return connection.next('pong');
  },
  'a subscription, after which a courier takes the order': ({ content }: Asked) => nextStatus(stage, content),
  [NEW_STATUS]: () => nextStatus(stage, { type: 'subscribe', channel: `user:${USER}:orders` }),
  'the settings have changed': async () => {
    const connection = await join(stage, null);
    stage.backend.patchSetting('IS_SITE_INFORMATION', true);
    return connection.next('settings:update');
  },
});

const open = async (): Promise<Stage> => {
  const stage = await demoStage();
  opened.push(stage);
  return stage;
};

test('the demo back end keeps the pact of the live connection', async () => {
  const stage = await open();
  await expect(
    verify({ pact, stage, setters: settersOf(stage), messages: messagesOf(stage) }),
  ).resolves.toBeUndefined();
});

test('a message that nobody produces breaks the pact', async () => {
  const stage = await open();
  const { 'a ping': _, ...messages } = messagesOf(stage);
  const ping = only(pact, 'a ping');
  await expect(verify({ pact: ping, stage, setters: settersOf(stage), messages })).rejects.toThrow('a ping');
});

test('a status without the name of its order breaks the pact', async () => {
  const stage = await open();
  const messages = {
    ...messagesOf(stage),
    [NEW_STATUS]: async () => ({
      type: 'order:status_update',
      userId: 'user-1',
      status: 'OnWay',
      timestamp: '2026-03-02T12:00:00Z',
    }),
  };
  const status = only(pact, NEW_STATUS);
  await expect(verify({ pact: status, stage, setters: settersOf(stage), messages })).rejects.toThrow(
    'orderId',
  );
});
