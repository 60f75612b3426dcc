import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchLeftovers, type Watch } from '../../.storybook/shop/leftovers.ts';
import { createHeartbeat } from '../../src/ports/heartbeat.ts';

const nothing = (): void => undefined;

let watch: Watch;
beforeEach(() => {
  watch = watchLeftovers();
});
afterEach(() => {
  watch.end();
});

test('an interval that goes on is left behind, one that was ended is not', () => {
  clearInterval(setInterval(nothing, 1_000));
  expect(watch.leftovers()).toEqual([]);
  const going = setInterval(nothing, 1_000);
  expect(watch.leftovers()).toEqual([expect.stringMatching(/^an interval of .*leftovers\.test/)]);
  clearInterval(going);
  expect(watch.leftovers()).toEqual([]);
});

test('a timer of the shop is left behind until it is ended, a timer of others is none of ours', () => {
  const others = setTimeout(nothing, 60_000);
  const heartbeat = createHeartbeat({ now: () => 0, ping: nothing, onSilence: nothing });
  heartbeat.start();
  expect(watch.leftovers()).toEqual([expect.stringMatching(/^a timer of .*src\/ports\/heartbeat/)]);
  heartbeat.stop();
  expect(watch.leftovers()).toEqual([]);
  clearTimeout(others);
});

test('a timer that has run is over', async () => {
  await new Promise<void>((resolve) => {
    setTimeout(resolve);
  });
  expect(watch.leftovers()).toEqual([]);
});

test('a socket is left behind until it is closed', () => {
  const socket = new WebSocket('ws://127.0.0.1:9/');
  expect(watch.leftovers()).toEqual(['a socket to ws://127.0.0.1:9/']);
  socket.close();
  expect(watch.leftovers()).toEqual([]);
});

test('the page has its own functions back afterwards', () => {
  const watched = globalThis.setTimeout;
  watch.end();
  expect(globalThis.setTimeout).not.toBe(watched);
});
