import * as fc from 'fast-check';
import { NEVER, of } from 'rxjs';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { Customer, UserId } from '../../src/domain/customer.ts';
import { personal, type Token } from '../../src/domain/personal.ts';
import type { FakeSocket } from '../api/socket.ts';
import { demoCustomer } from '../demo.ts';
import { fold, orderActive, shopOpened, signedIn } from '../given.ts';
import { countedCall, openLiveShop, type LiveShop } from './liveShop.ts';
import { property } from './property.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const guests = fold(shopOpened());
const tracked = fold(guests, signedIn(), orderActive());
const people: Readonly<Record<string, Customer>> = {
  a: { ...demoCustomer, id: 'user-1' as UserId },
  b: { ...demoCustomer, id: 'user-2' as UserId },
};
const login = (shop: LiveShop, who: 'a' | 'b', token: Token | null): void =>
  shop.store.emit('auth/loggedIn', { customer: people[who] ?? demoCustomer, token, returnTo: null });

const second = (seconds: number) => (): void => void vi.advanceTimersByTime(seconds * 1_000);
/** What servers, networks, machines and people do; `any` is any socket that ever was. */
const STEPS: Readonly<Record<string, (shop: LiveShop, any: FakeSocket) => void>> = {
  opens: (_shop, any) => any.readyState === WebSocket.CONNECTING && any.opens(),
  newestOpens: ({ network }) =>
    network.socket().readyState === WebSocket.CONNECTING && network.socket().opens(),
  pong: (_shop, any) => any.receives({ type: 'pong' }),
  junk: (_shop, any) => any.receives('{"type":'),
  drops: (_shop, any) => any.drops(),
  second: second(1),
  tenSeconds: second(10),
  minute: second(60),
  sleeps: () => void vi.setSystemTime(Date.now() + 300_000),
  offline: ({ network }) => network.isOnline.next(false),
  online: ({ network }) => network.isOnline.next(true),
  loginA: (shop) => login(shop, 'a', personal('token-a')),
  loginB: (shop) => login(shop, 'b', personal('token-b')),
  newToken: (shop) => login(shop, 'a', personal('token-c')),
  logout: ({ store }) => store.emit('auth/logoutTapped'),
};
const names = Object.keys(STEPS);
const steps = fc.array(
  fc.tuple(fc.oneof(fc.constantFrom(...names), fc.constantFrom('newestOpens', 'loginA')), fc.nat(4)),
  { maxLength: 40 },
);
const SESSION_CHANGES = new Set(['loginA', 'loginB', 'newToken', 'logout']);

const sessionOf = ({ store }: LiveShop): string => {
  const { auth, user } = store.state();
  return `${auth.token ?? ''} ${user.customer?.id ?? ''}`;
};
const closed1000 = ({ closings }: FakeSocket) => closings.filter(({ code }) => code === 1_000).length;

property(
  {
    id: 57,
    title: 'one socket and one timer for the next; a deliberate reconnect closes with 1000 and starts one',
    section: 'specification, section 9, "Live connection"; section 4, "Auth", step 7',
  },
  async (check) => {
    await check(
      fc.property(steps, (script) => {
        vi.clearAllTimers();
        const shop = openLiveShop(guests);
        const { network } = shop;
        for (const [name, pick] of script) {
          const before = { made: network.sockets.length, own: network.socket(), session: sessionOf(shop) };
          const wasOpen = before.own.readyState === WebSocket.OPEN;
          STEPS[name]?.(shop, network.sockets.at(-1 - (pick % before.made)) ?? network.socket());
          // What is due in the next task is done.
          vi.advanceTimersByTime(0);
          const newest = network.socket();
          const isAbandoned = (one: FakeSocket) => one !== newest;

          // An abandoned socket that still connects closes as it opens: closing it earlier would name the token on the console.
          expect(
            network.sockets.filter((one) => isAbandoned(one) && one.readyState === WebSocket.OPEN),
          ).toEqual([]);
          for (const { closings } of network.sockets) expect(closings.length).toBeLessThanOrEqual(1);
          // Open: the next ping and perhaps the wait for a pong. Lost: the next try. Connecting: none.
          const timers = vi.getTimerCount();
          if (newest.readyState === WebSocket.CONNECTING) expect(timers).toBe(0);
          else if (newest.readyState === WebSocket.OPEN) expect([1, 2]).toContain(timers);
          else expect(timers).toBeLessThanOrEqual(2);
          if (!newest.isAlive) expect(timers).toBe(1);

          if (SESSION_CHANGES.has(name)) {
            const isChanged = sessionOf(shop) !== before.session;
            expect(network.sockets.length - before.made).toBe(isChanged ? 1 : 0);
            if (isChanged && wasOpen) expect(closed1000(before.own)).toBe(1);
          }
        }
        shop.stop();
        vi.advanceTimersByTime(0);
        expect(vi.getTimerCount()).toBe(0);
        expect(network.sockets.some(({ readyState }) => readyState === WebSocket.OPEN)).toBe(false);
      }),
      { share: 0.5 },
    );
    await check(
      fc.property(fc.integer({ min: 0, max: 12 }), fc.nat(900), (losses, passed) => {
        const shop = openLiveShop(guests);
        const { network } = shop;
        for (let loss = 0; loss < losses; loss += 1) {
          network.socket().drops();
          vi.advanceTimersByTime(30_000);
        }
        network.isOnline.next(false);
        network.socket().drops();
        vi.advanceTimersByTime(passed);
        const made = network.sockets.length;
        // The network is back: nobody waits out the delay, and no second socket comes when it would have passed.
        network.isOnline.next(true);
        expect(network.sockets.length).toBe(made + 1);
        network.isOnline.next(true);
        vi.advanceTimersByTime(30_000);
        expect(network.sockets.length).toBe(made + 1);
        expect(network.socket().readyState).toBe(WebSocket.CONNECTING);
        shop.stop();
      }),
      { share: 0.2 },
    );
  },
);

property(
  {
    id: 59,
    title:
      'each socket subscribes its user once it is open, unsubscribes before another; each opening reads anew',
    section:
      'specification, section 7, "Live connection"; assumptions, section 6, "after each (re)connection"',
  },
  async (check) => {
    await check(
      fc.property(steps, (script) => {
        const orders = countedCall<never>();
        const versions = countedCall(() => of('1'));
        const shop = openLiveShop(tracked, {
          api: {
            activeOrder: orders.call,
            version: (name) => (name === 'settings' ? versions.call() : NEVER),
          },
        });
        const { network, store } = shop;
        const owners = new Map<FakeSocket, string | null>();
        let opened = 0;
        const countOpened = () => shop.events.filter(({ type }) => type === 'view/connectionOpened').length;
        for (const [name, pick] of script) {
          const before = {
            orders: orders.count.asked,
            versions: versions.count.asked,
            socket: network.socket(),
          };
          const isOpen = before.socket.readyState === WebSocket.OPEN;
          STEPS[name]?.(shop, network.sockets.at(-1 - (pick % network.sockets.length)) ?? before.socket);
          vi.advanceTimersByTime(0);
          const userId = store.state().user.customer?.id ?? null;
          if (!owners.has(network.socket())) owners.set(network.socket(), userId);
          if (countOpened() > opened && network.socket() === before.socket) {
            expect(orders.count.asked - before.orders).toBe(userId ? 1 : 0);
            // A page that believes to be offline asks once it is online again.
            if (store.state().view.isOnline) expect(versions.count.asked - before.versions).toBe(1);
          }
          opened = countOpened();
          if (
            SESSION_CHANGES.has(name) &&
            network.socket() !== before.socket &&
            isOpen &&
            owners.get(before.socket)
          )
            expect(before.socket.sent.at(-1)).toEqual({
              type: 'unsubscribe',
              channel: `user:${owners.get(before.socket)}:orders`,
            });
        }
        for (const socket of network.sockets) {
          const owner = owners.get(socket);
          const subscriptions = socket.sent.filter((one) => JSON.stringify(one).includes('"subscribe"'));
          const isHeard = socket.sent.length > 0;
          expect(subscriptions).toEqual(
            owner && isHeard ? [{ type: 'subscribe', channel: `user:${owner}:orders` }] : [],
          );
          if (owner && isHeard) expect(socket.sent[0]).toEqual(subscriptions[0]);
        }
        shop.stop();
      }),
      { share: 0.5 },
    );
  },
);
