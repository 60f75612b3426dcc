import { expect, test } from 'vitest';
import { demoCatalog, demoCustomer, demoToken } from '../../../tests/demo.ts';
import { cartReady, commit, fold, lineFor, restored, shopOpened, signedIn } from '../../../tests/given.ts';
import { draft } from '../../slices/draft.ts';
import type { AppDraft } from '../../slices/events.ts';
import { reduce } from '../../slices/reduce.ts';
import type { AppState } from '../../slices/state.ts';
import { createDiagnostics } from './journal.ts';
import { writeJournal } from './journalFile.ts';
import { readJournal } from './readJournal.ts';

/** What a customer does again and again, with what follows by rule. */
const DAY: readonly AppDraft[] = [
  draft('view/pageEntered', { path: '/samara/catalog' }),
  draft('cart/addTapped', { productId: lineFor('Зелёный дракон').productId, choice: null, quantity: 1 }),
  draft('cart/addTapped', { productId: lineFor('Картофель фри').productId, choice: [], quantity: 2 }),
  draft('view/minutePassed'),
  draft('catalog/loaded', { answer: demoCatalog, reason: 'coupon', skipped: 0 }),
  draft('cart/couponSubmitted', { code: 'ЛАПША' }),
  draft('user/profileLoaded', { customer: demoCustomer }),
  draft('cart/clearTapped'),
  draft('modal/confirmTapped'),
];
const lived = (from: AppState, drafts: readonly AppDraft[]) => {
  const diagnostics = createDiagnostics(from, reduce);
  let state = from;
  for (const next of drafts) {
    const { state: after, events } = commit(state, next);
    for (const event of events) diagnostics.record(event);
    state = after;
  }
  return { diagnostics, state };
};
const steps = (...given: readonly AppDraft[]) => given;
const from = fold(shopOpened());
const visit = steps(
  draft('auth/loggedIn', { customer: demoCustomer, token: demoToken, returnTo: null }),
  ...Array.from({ length: 60 }, () => DAY.filter(({ type }) => type !== 'catalog/loaded')).flat(),
  ...DAY,
);

test('a report of a whole visit with the whole menu is far below 300 kB', ({ annotate }) => {
  const { diagnostics } = lived(from, visit);
  const text = writeJournal(diagnostics.recording(), '0.1.0');
  const { events } = JSON.parse(text) as { events: unknown[] };
  expect(events.length).toBeGreaterThan(256);
  void annotate(`${events.length} events, ${Math.round(text.length / 1024)} kB`);
  expect(new TextEncoder().encode(text).length).toBeLessThan(300_000);
  expect(text).toContain(`"products":${demoCatalog.products.length}`);
});

test('what it reads back folds against the menu to the state of the page, but for personal texts', () => {
  const { diagnostics, state } = lived(from, visit);
  const result = readJournal(writeJournal(diagnostics.recording(), '0.1.0'), demoCatalog);
  if (!result.ok) throw new Error(result.problem);
  expect(result).toMatchObject({ appVersion: '0.1.0', skipped: { events: 0, fields: 0 } });
  const replayed = result.events.reduce(reduce, result.state);
  expect({ ...replayed, user: null, auth: null }).toEqual({ ...state, user: null, auth: null });
  expect(replayed.user.customer).toMatchObject({ id: demoCustomer.id, balance: demoCustomer.balance });
  expect(Boolean(replayed.auth.token)).toBe(true);
});

test.each([
  ['{', 'not JSON'],
  ['', 'not JSON'],
  ['null', 'not a journal'],
  ['[]', 'not a journal'],
  ['{"format":"another","version":1,"base":{},"events":[]}', 'not a journal'],
  ['{"format":"zhuravl-journal","version":"2","base":{},"events":[]}', 'not a journal'],
  ['{"format":"zhuravl-journal","version":2,"base":{},"events":{}}', 'not a journal'],
  ['{"format":"zhuravl-journal","version":6,"base":{},"events":[]}', 'of a newer version'],
] as const)('%s is %s', (text, problem) => {
  expect(readJournal(text, demoCatalog)).toEqual({ ok: false, problem });
});

test('a file from before placing an order had one place folds to the same cart', () => {
  const ready = fold(cartReady());
  const { diagnostics, state } = lived(ready, steps(draft('cart/orderTapped')));
  expect(state.cart.intent).not.toBeNull();
  const names = { orderTapped: 'order/placeTapped', intentMade: 'order/intentMade' };
  const { base, events } = JSON.parse(
    writeJournal(diagnostics.recording()).replaceAll(
      /"cart\/(orderTapped|intentMade)"/g,
      (_, name: keyof typeof names) => `"${names[name]}"`,
    ),
  ) as { base: AppState; events: readonly unknown[] };
  const { unchosen, ...cart } = base.cart;
  const file = {
    format: 'zhuravl-journal',
    version: 2,
    base: { ...base, cart, order: { ...base.order, unchosen } },
    events,
  };
  const result = readJournal(JSON.stringify(file), demoCatalog);
  const replayed = result.ok ? result.events.reduce(reduce, result.state) : null;
  expect(result).toMatchObject({ ok: true, skipped: { events: 0, fields: 0 } });
  expect(replayed?.cart.unchosen).toEqual([]);
  expect(replayed?.cart.intent?.key).toBe(state.cart.intent?.key);
});

test('a journal from before whole changes were taken back is read: the line comes back, in another tab too', () => {
  const line = lineFor('Зелёный дракон');
  const back = { type: 'cart/lineRestored', payload: { line, index: 0 } };
  const [tapped] = commit(from, draft('view/wentOnline')).events;
  const readBack = (event: object) =>
    readJournal(
      JSON.stringify({
        format: 'zhuravl-journal',
        version: 3,
        base: { ...from, cart: { ...from.cart, undo: { kind: 'removed' } } },
        events: [{ ...tapped, ...event }],
      }),
      demoCatalog,
    );
  for (const event of [back, { type: 'view/factsArrived', payload: { facts: [{ ...tapped, ...back }] } }]) {
    const result = readBack(event);
    expect(result).toMatchObject({ ok: true, skipped: { events: 0 } });
    const { cart: after } = result.ok ? result.events.reduce(reduce, result.state) : from;
    expect(after.lines).toEqual([line]);
  }
});

test('an event that cannot be folded, or of a time that no clock shows, is left out and counted, the others fold', () => {
  const [event] = commit(from, draft('view/wentOffline')).events;
  const broken = { ...event, type: 'cart/lineAdded', payload: {} };
  const file = {
    format: 'zhuravl-journal',
    version: 2,
    base: {},
    events: [broken, event, 5, null, { ...event, time: -1e21 }],
  };
  expect(readJournal(JSON.stringify(file), demoCatalog)).toMatchObject({
    ok: true,
    events: [{ type: 'view/wentOffline' }],
    skipped: { events: 4, fields: 0 },
  });
});

test('a customer who was restored from storage stays one in a replay, with their cart', () => {
  const saved = fold(shopOpened(), signedIn());
  const line = lineFor('Зелёный дракон');
  const visit = restored({
    user: saved.user,
    cart: { ...saved.cart, lines: [line] },
    auth: { token: demoToken },
  });
  const { diagnostics, state } = lived(from, [visit as AppDraft]);
  const result = readJournal(writeJournal(diagnostics.recording()), demoCatalog);
  const replayed = result.ok ? result.events.reduce(reduce, result.state) : null;
  expect(replayed?.cart.lines).toEqual(state.cart.lines);
  expect(replayed?.user.customer?.phone).toMatch(/^\+7000/);
  expect(writeJournal(diagnostics.recording())).not.toContain(demoCustomer.name);
});
