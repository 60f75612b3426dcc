import { afterEach, expect, it, vi } from 'vitest';
import { CHANNEL, COURIER, liveExamples } from '../../../contracts/examples/live.ts';
import { CREATED } from '../../../contracts/examples/samples.ts';
import { readFrame } from '../../../src/ports/readers/frame.ts';
import { readStatus } from '../../../src/ports/readers/live.ts';
import { connectLive, receiving, replying } from '../liveExchange.ts';
import { USER } from '../samples.ts';

const PING_MS = 30_000;
const read = (message: unknown) => readFrame(JSON.stringify(message), readStatus);

afterEach(() => {
  vi.useRealTimers();
});

it('reads that the settings have changed', async () => {
  await receiving(liveExamples.settings, (message) => {
    expect(read(message)).toEqual({ type: 'settings' });
  });
});

it('reads a status that has only what is required', async () => {
  await receiving(liveExamples.leastStatus, (message) => {
    expect(read(message)).toEqual({
      type: 'status',
      orderId: 'order-1',
      userId: USER,
      status: 'OnWay',
      previousStatus: null,
      timestamp: Date.parse(CREATED),
      courier: null,
    });
  });
});

it('subscribes to the customer’s orders, reads a status with all its fields and unsubscribes', async () => {
  await replying(liveExamples.subscription, ({ sent, received }) => {
    const live = connectLive();
    expect(live.sent).toEqual([sent]);
    live.receive(received);
    expect(live.messages.at(-1)).toMatchObject({
      type: 'status',
      status: 'OnWay',
      previousStatus: 'Waiting',
      courier: COURIER,
    });
    live.leave();
    expect(live.sent.at(-1)).toEqual({ type: 'unsubscribe', channel: CHANNEL });
    expect(live.problems).toEqual([]);
  });
});

it('hears no more of an order once it has unsubscribed', async () => {
  await replying(liveExamples.withdrawal, ({ sent }) => {
    const live = connectLive();
    live.leave();
    expect(live.sent.at(-1)).toEqual(sent);
  });
});

it('asks for a sign of life and takes the answer', async () => {
  await replying(liveExamples.ping, ({ sent, received }) => {
    vi.useFakeTimers();
    const live = connectLive();
    vi.advanceTimersByTime(PING_MS);
    expect(live.sent.at(-1)).toEqual(sent);
    live.receive(received);
    vi.advanceTimersByTime(PING_MS / 2);
    live.leave();
    expect(live.messages).toEqual([{ type: 'opened' }]);
    expect(live.problems).toEqual([]);
  });
});
