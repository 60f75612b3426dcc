import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fold, restored, shopOpened, signedIn } from '../../tests/given.ts';
import { testWorld } from '../../tests/world.ts';
import { createStore } from '../kernel/store.ts';
import { app } from '../slices/app.ts';
import type { NativeMessage } from '../slices/world.ts';
import { createNative, type NativeOptions } from './native.ts';

const ORIGIN = 'https://shop.example';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const inApp = (more: Partial<NativeOptions> = {}) => {
  const page = new EventTarget();
  const heard: NativeMessage[] = [];
  const native = createNative({
    isApp: () => true,
    origin: ORIGIN,
    targets: [page],
    bridge: () => undefined,
    ...more,
  });
  const listening = native.messages$.subscribe((message) => heard.push(message));
  const say = (data: unknown, origin = ''): void =>
    void page.dispatchEvent(new MessageEvent('message', { data, origin }));
  return { page, heard, say, native, leave: () => listening.unsubscribe() };
};
const said = (data: unknown, origin?: string): readonly NativeMessage[] => {
  const { heard, say, leave } = inApp();
  say(data, origin);
  vi.advanceTimersByTime(1_000);
  leave();
  return heard;
};
const REFUSED = [{ type: 'refused', count: 1 }];
const text = (message: unknown): string => JSON.stringify(message);

describe('the app says (assumptions, section 5)', () => {
  test.each([
    [
      { type: 'fcm-token', token: 'a:b-c_d' },
      { type: 'token', token: 'a:b-c_d' },
    ],
    [
      { type: 'notification-tap', data: { link: '/samara/promo?x=1' } },
      { type: 'tap', link: '/samara/promo?x=1' },
    ],
    [
      { type: 'notification-tap', data: { link: `${ORIGIN}/personal` }, sentAt: 1 },
      { type: 'tap', link: '/personal' },
    ],
    [
      { type: 'notification-tap', data: {} },
      { type: 'tap', link: null },
    ],
    [{ type: 'notification-tap' }, { type: 'tap', link: null }],
    [
      { type: 'app-version', version: '1.4.2' },
      { type: 'version', version: '1.4.2' },
    ],
    [
      { type: 'app-version', version: 2 },
      { type: 'version', version: '2' },
    ],
  ])('%j', (message, meaning) => {
    expect(said(text(message))).toEqual([meaning]);
    expect(said(text(message), ORIGIN)).toEqual([meaning]);
  });
});

describe('is refused and counted', () => {
  test.each([
    ['a link to another site', text({ type: 'notification-tap', data: { link: 'https://evil.example/' } })],
    ['a link that runs', text({ type: 'notification-tap', data: { link: 'javascript:alert(1)' } })],
    ['a link that is none', text({ type: 'notification-tap', data: { link: {} } })],
    ['a token of nothing', text({ type: 'fcm-token', token: '' })],
    ['a token of several lines', text({ type: 'fcm-token', token: 'a\nb' })],
    ['a token that is too long', text({ type: 'fcm-token', token: 'a'.repeat(5_000) })],
    ['a version that is a sentence', text({ type: 'app-version', version: 'the <b>newest</b>' })],
    ['an unknown type', text({ type: 'eval', code: '1' })],
    ['a word of the page itself', text({ type: 'ready' })],
    ['no JSON', '{"type":'],
    ['an object that is no text', { type: 'fcm-token', token: 'a' }],
    ['nothing', null],
    ['what is too long to be read', `{"type":"fcm-token","token":"a","more":"${'a'.repeat(9_000)}"}`],
  ])('%s', (_name, data) => {
    expect(said(data)).toEqual(REFUSED);
  });

  test('whatever another site’s window says', () => {
    expect(said(text({ type: 'fcm-token', token: 'a' }), 'https://evil.example')).toEqual(REFUSED);
    expect(said(text({ type: 'fcm-token', token: 'a' }), 'null')).toEqual(REFUSED);
  });

  test('a flood as one number a second', () => {
    const { heard, say } = inApp();
    for (let sent = 0; sent < 1_000; sent += 1) say('?');
    vi.advanceTimersByTime(1_000);
    expect(heard).toEqual([{ type: 'refused', count: 1_000 }]);
  });
});

test('in a browser nobody is listened to', () => {
  const { heard, say } = inApp({ isApp: () => false });
  say(text({ type: 'fcm-token', token: 'a' }));
  vi.advanceTimersByTime(1_000);
  expect(heard).toEqual([]);
});

test('a message that bubbles from the document to the window is heard once', () => {
  const page = new EventTarget();
  const { heard } = inApp({ targets: [page, page] });
  page.dispatchEvent(new MessageEvent('message', { data: text({ type: 'app-version', version: 1 }) }));
  expect(heard).toHaveLength(1);
});

describe('the page says', () => {
  test('JSON to the app', () => {
    const words: string[] = [];
    const { native } = inApp({ bridge: () => ({ postMessage: (word: string) => void words.push(word) }) });
    native.send({ type: 'order-placed', id: '17' });
    expect(words).toEqual(['{"type":"order-placed","id":"17"}']);
  });

  test.each([undefined, null, {}, 'bridge'])('nothing where the bridge is %j', (bridge) => {
    const { native } = inApp({ bridge: () => bridge });
    expect(() => native.send({ type: 'ready' })).not.toThrow();
  });
});

const link = fc.oneof(
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.constantFrom(
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    `${ORIGIN}//evil.example`,
    `blob:${ORIGIN}/1`,
    '/samara',
  ),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('/', '\\', ':', '.', '@', '?', '#', '\t', '\n', 'a', '%', 'https') }),
);
const anyMessage: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant('notification-tap'), data: fc.record({ link }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constantFrom('fcm-token', 'app-version', 'notification-tap', 'ready', '__proto__'),
      token: fc.anything(),
      version: fc.anything(),
      data: fc.anything(),
    }),
  },
  { weight: 1, arbitrary: fc.anything() },
);
const wire = anyMessage.map((message): unknown => {
  try {
    return JSON.stringify(message);
  } catch {
    return message;
  }
});
const origins = fc.constantFrom('', ORIGIN, 'https://evil.example', 'null');

/** The whole shop in the app's hands: what is sent to the window, and where the shop goes. */
const openShop = () => {
  const page = new EventTarget();
  const gone: string[] = [];
  const native = createNative({
    isApp: () => true,
    origin: ORIGIN,
    targets: [page],
    bridge: () => undefined,
  });
  const visit = fold(shopOpened(), restored(), signedIn());
  const world = testWorld({ native, navigation: { go: (to) => void gone.push(to) }, now: () => Date.now() });
  const store = createStore(app, world, visit);
  const facts: string[] = [];
  store.event$.subscribe(({ type, causation }) => causation === null && facts.push(type));
  store.start();
  return { page, gone, facts, state: () => store.state() };
};

test('no message of 10,000 throws, and none leads out of the shop', () => {
  const { page, gone, facts, state } = openShop();
  let sent = 0;
  fc.assert(
    fc.property(fc.oneof(wire, fc.string()), origins, (data, origin) => {
      const before = gone.length;
      page.dispatchEvent(new MessageEvent('message', { data, origin }));
      sent += 1;
      const went = gone.slice(before);
      if (origin !== '' && origin !== ORIGIN) expect(went).toEqual([]);
      for (const to of went) {
        expect(to).toMatch(/^\/(?![/\\])/);
        expect(new URL(to, ORIGIN).origin).toBe(ORIGIN);
      }
    }),
    { numRuns: 10_000 },
  );
  // Whatever threw would have ended the stream: each message has become a fact or is counted.
  const understood = facts.length;
  vi.advanceTimersByTime(1_000);
  expect(understood).toBeGreaterThan(100);
  expect(understood + state().view.refusedAppMessages).toBe(sent);
});
