import { MatchersV3 } from '@pact-foundation/pact';
import { afterEach, expect, it, vi } from 'vitest';
import { DESCRIPTIONS } from '../../../contracts/verify/produce.ts';
import { readFrame } from '../../../src/ports/readers/live.ts';
import { parametersOf } from '../exchange.ts';
import { connectLive, livePact } from '../liveExchange.ts';
import { eventTime, wireId } from '../matchers.ts';
import { customerIn, PHONE, USER } from '../samples.ts';
import { given } from '../../../contracts/states.ts';

const { equal, string } = MatchersV3;

const PING_MS = 30_000;
const TIME = '2026-03-02T12:00:00.000Z';
const channel = `user:${USER}:orders`;
const waiting = given('the customer has an active order', { phone: PHONE, status: 'Waiting' });
const bareStatus = {
  type: equal('order:status_update'),
  orderId: wireId('order-1'),
  userId: wireId(USER),
  status: string('OnWay'),
  timestamp: eventTime(TIME),
};
const courierInfo = { name: string('Тимур'), phone: string('+79270000099') };

const told = (text: unknown) => readFrame(JSON.stringify(text));

afterEach(() => {
  vi.useRealTimers();
});

it('reads that the settings have changed', async () => {
  await livePact()
    .addAsynchronousInteraction()
    .expectsToReceive(DESCRIPTIONS.settings, (message) =>
      message.withJSONContent({ type: equal('settings:update') }),
    )
    .executeTest(async ({ contents }) => {
      expect(told(contents.content)).toEqual({ type: 'settings' });
    });
});

it('reads a status that has only what is required', async () => {
  await livePact()
    .addAsynchronousInteraction()
    .given(customerIn.name, parametersOf(customerIn))
    .given(waiting.name, parametersOf(waiting))
    .expectsToReceive(DESCRIPTIONS.leastStatus, (message) => message.withJSONContent(bareStatus))
    .executeTest(async ({ contents }) => {
      expect(told(contents.content)).toEqual({
        type: 'status',
        orderId: 'order-1',
        userId: USER,
        status: 'OnWay',
        previousStatus: null,
        timestamp: Date.parse(TIME),
        courier: null,
      });
    });
});

it('subscribes to the customer’s orders, reads a status with all its fields and unsubscribes', async () => {
  await livePact()
    .addSynchronousInteraction(DESCRIPTIONS.subscription)
    .given(customerIn.name, parametersOf(customerIn))
    .given(waiting.name, parametersOf(waiting))
    .withRequest((message) => message.withJSONContent({ type: 'subscribe', channel }))
    .withResponse((message) =>
      message.withJSONContent({ ...bareStatus, previousStatus: string('Waiting'), courierInfo }),
    )
    .executeTest(async ({ Response: [answer] }) => {
      const live = connectLive();
      expect(live.sent).toEqual([{ type: 'subscribe', channel }]);
      live.receive(jsonOf(answer?.content));
      expect(live.messages.at(-1)).toMatchObject({
        type: 'status',
        status: 'OnWay',
        previousStatus: 'Waiting',
        courier: { name: 'Тимур', phone: '+79270000099' },
      });
      live.leave();
      expect(live.sent.at(-1)).toEqual({ type: 'unsubscribe', channel });
      expect(live.problems).toEqual([]);
    });
});

it('hears no more of an order once it has unsubscribed', async () => {
  await livePact()
    .addSynchronousInteraction(DESCRIPTIONS.withdrawal)
    .given(customerIn.name, parametersOf(customerIn))
    .given(waiting.name, parametersOf(waiting))
    .withRequest((message) => message.withJSONContent({ type: 'unsubscribe', channel }))
    .withResponse((message) => message.withJSONContent({ type: equal('pong') }))
    .executeTest(async ({ Request: request }) => {
      const live = connectLive();
      live.leave();
      expect(live.sent.at(-1)).toEqual(jsonOf(request?.content));
    });
});

it('asks for a sign of life and takes the answer', async () => {
  await livePact()
    .addSynchronousInteraction(DESCRIPTIONS.ping)
    .withRequest((message) => message.withJSONContent({ type: 'ping' }))
    .withResponse((message) => message.withJSONContent({ type: equal('pong') }))
    .executeTest(async ({ Response: [answer] }) => {
      vi.useFakeTimers();
      const live = connectLive();
      vi.advanceTimersByTime(PING_MS);
      expect(live.sent.at(-1)).toEqual({ type: 'ping' });
      live.receive(jsonOf(answer?.content));
      vi.advanceTimersByTime(PING_MS / 2);
      live.leave();
      expect(live.messages).toEqual([{ type: 'opened' }]);
      expect(live.problems).toEqual([]);
    });
});

/** A message's content as the pact library hands it over: parsed, text, or bytes. */
function jsonOf(content: unknown): unknown {
  if (typeof content !== 'string' && !Buffer.isBuffer(content)) return content;
  return JSON.parse(content.toString());
}
