import * as fc from 'fast-check';
import { LAST_KEY } from '../../src/app/journal/keptKeys.ts';
import { NOTE_KEY } from '../../src/app/visits/noteKeeper.ts';
import { NOTE_MOST, noteOf, writeNote } from '../../src/slices/view/away/note.ts';
import { whoseOf } from '../../src/slices/user/selectors.ts';
import { readNote } from '../../src/slices/view/away/readNote.ts';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { createBrowserMemory } from '../../src/app/boot/browserMemory.ts';
import { memoryStorage, savedEntries } from '../app/shop.ts';
import { saveVersion } from '../../src/app/boot/storeVersion.ts';
import { createStorage, type SafeStorage } from '../../src/ports/storage.ts';
import { draft } from '../../src/slices/draft.ts';
import { fewGoods, SECRET_TEXT } from '../arbitraryValues.ts';
import { NOW } from '../demo.ts';
import { demoTable } from '../demoForms.ts';
import { lineAdded, fold, signedIn } from '../given.ts';
import { createBus, openTestTab, pass } from '../tabs.ts';
import { logs, openShop, play } from './play.ts';
import { property } from './property.ts';

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

const [dish] = fewGoods;
const freshShop = fold(openShop, { setting: { isFresh: true }, catalog: { isFresh: true } });
const liked = draft('catalog/likesLoaded', { productIds: [dish!.id] });
const postponed = draft('user/wishPostponed', {
  intent: { kind: 'reservation', request: demoTable },
  needs: 'network',
});
const customer = fold(freshShop, signedIn(), lineAdded(dish!.name), liked, postponed);
const HOUR = 3_600_000;
const whole = {
  ...savedEntries(customer),
  [NOTE_KEY]: writeNote(noteOf(customer, NOW - HOUR)!),
};

/** What another hand, an older shop or a broken disk may have left under a key. */
type Wound = (text: string) => string | null;
const put = (text: string, path: readonly number[], other: unknown): string => {
  const value: unknown = JSON.parse(text);
  let place = value as Record<string, unknown>;
  for (const [depth, step] of path.entries()) {
    const keys = Object.keys(place);
    const key = keys[step % Math.max(1, keys.length)];
    if (key === undefined) break;
    const next = place[key];
    if (depth === path.length - 1 || typeof next !== 'object' || next === null) {
      place[key] = other;
      break;
    }
    place = next as Record<string, unknown>;
  }
  return JSON.stringify(value);
};
const others = fc.oneof(
  fc.constantFrom<unknown>(null, -1, 0.5, 1e21, '', 'x', [], {}, [null], true),
  fc.jsonValue(),
);
const wounds: fc.Arbitrary<Wound> = fc.oneof(
  fc.nat(400).map(
    (length): Wound =>
      (text) =>
        text.slice(0, length),
  ),
  fc.tuple(fc.array(fc.nat(12), { minLength: 1, maxLength: 6 }), others).map(
    ([path, other]): Wound =>
      (text) =>
        put(text, path, other),
  ),
  others.map(
    (state): Wound =>
      () =>
        JSON.stringify({ rev: 1, tab: 'tab', state }),
  ),
  fc.string({ unit: 'binary' }).map(
    (text): Wound =>
      () =>
        text,
  ),
  fc.constant<Wound>(() => null),
  fc.constant<Wound>((text) => text.padEnd(200_000)),
  fc.constant<Wound>((text) => text),
);

const refusing = (name: string) => (): never => {
  throw new DOMException('refused', name);
};
/** The browser's storage in its bad moods. */
const moods: Readonly<Record<string, (entries: ReadonlyMap<string, string>) => () => Storage>> = {
  missing: () => refusing('SecurityError'),
  full: (entries) => () => ({
    length: entries.size,
    key: (at) => [...entries.keys()][at] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    removeItem: () => undefined,
    clear: () => undefined,
    setItem: refusing('QuotaExceededError'),
  }),
  unreadable: () => () => ({
    length: 1,
    key: refusing('SecurityError'),
    getItem: refusing('SecurityError'),
    removeItem: refusing('SecurityError'),
    clear: () => undefined,
    setItem: refusing('SecurityError'),
  }),
};
const storages = fc
  .record({
    mood: fc.constantFrom('sound', 'sound', 'sound', ...Object.keys(moods)),
    cuts: fc.array(wounds, { minLength: 5, maxLength: 5 }),
    isOther: fc.boolean(),
  })
  .map(({ mood, cuts, isOther }): SafeStorage => {
    const entries = new Map<string, string>();
    for (const [at, [key, text]] of Object.entries(whole).entries()) {
      const cut = cuts[at]?.(text);
      if (typeof cut === 'string') entries.set(isOther ? key.replace(':1:', ':0:') : key, cut);
    }
    const open = moods[mood];
    return open ? createStorage(open(entries), () => undefined) : memoryStorage(Object.fromEntries(entries));
  });

property(
  {
    id: 67,
    title: 'whatever storage holds or refuses, the shop starts, with a cart that is sound or empty',
    section: 'specification, section 3, "Persisted client state"',
  },
  (check) =>
    check(
      fc.asyncProperty(storages, async (storage) => {
        const tab = openTestTab('tab', freshShop, { bus: createBus(), storage, session: memoryStorage() });
        // The note of the last visit is compared in a moment of its own.
        await pass(0);
        tab.emit(liked);
        const { lines } = tab.store.state().cart;
        expect(Array.isArray(tab.store.state().user.waiting)).toBe(true);
        for (const { id, quantity, price, modifiers } of lines) {
          expect([typeof id, Number.isSafeInteger(quantity), Number.isSafeInteger(price)]).toEqual([
            'string',
            true,
            true,
          ]);
          expect(quantity).toBeGreaterThan(0);
          expect(modifiers.every(({ amount }) => Number.isSafeInteger(amount))).toBe(true);
        }
        expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
        const before = lines.filter(({ kind }) => kind === 'goods').length;
        const count = () =>
          tab.store
            .state()
            .cart.lines.filter(({ kind }) => kind === 'goods')
            .reduce((sum, { quantity }) => sum + quantity, 0);
        const units = count();
        if (!tab.store.state().cart.intent)
          tab.emit(draft('cart/addTapped', { productId: dish!.id, choice: [], quantity: 1 }));
        if (!tab.store.state().cart.intent) expect(count()).toBe(units + 1);
        expect(before).toBeLessThanOrEqual(units);
        tab.close();
      }),
    ),
);

/** Slices and what else may be kept, by the key that it is kept under. */
const allowed = (storeVersion: string): RegExp =>
  new RegExp(
    `^shop:(${storeVersion}:(cart|user|address|auth)|version|lostCart|lastVisit|lastJournal|march|analytics|lastCheck:.+|adminToken)$`,
  );
/** The same of the browser session. */
const ALLOWED_IN_SESSION = /^shop:(information|reloaded|journal:(user|\d+(:\d+)?))$/;
const FOREIGN = /"(catalog|products|modal|queue|notices)":/;

property(
  {
    id: 68,
    title:
      'only cart, user, address and auth are kept, under the version of the store, and of no other version; a note of how the visit ended, without anything personal, gone with its customer; the masked journal of the page that was left last; for the session, the masked journal of its pages',
    section: 'specification, section 3, "Persisted client state"',
  },
  (check) =>
    check(
      fc.asyncProperty(logs, fc.constantFrom('1', '42', '2026.3'), async ({ from, drafts }, storeVersion) => {
        const old = Object.entries(savedEntries(play(from, drafts.slice(0, 10)).state, '0'));
        const storage = memoryStorage({ ...Object.fromEntries(old), 'another site': 'its own' });
        saveVersion(storage, { version: storeVersion, reloadedAt: null });
        const session = memoryStorage();
        const world = { storage: createBrowserMemory(storage, session) };
        const tab = openTestTab('tab', from, { bus: createBus(), storage, session, storeVersion, world });
        for (const event of drafts) if (event.type !== 'view/restored') tab.emit(event);
        await pass(1_000);
        tab.close();
        const keys = [...storage.entries.keys()].filter((key) => key !== 'another site');
        expect(keys.filter((key) => !allowed(storeVersion).test(key))).toEqual([]);
        expect(storage.read('another site')).toBe('its own');
        const kept = [...storage.entries].filter(([key]) => key !== LAST_KEY);
        expect(kept.filter(([, text]) => FOREIGN.test(text))).toEqual([]);
        const note = storage.read(NOTE_KEY);
        if (note !== null) {
          expect(note).not.toMatch(SECRET_TEXT);
          expect(note.length).toBeLessThanOrEqual(NOTE_MOST);
          // A guest's stays until there is something to say of the customer who has logged in.
          expect([null, whoseOf(tab.store.state())]).toContain(readNote(note)?.whose);
        }
        // The journal counts what a page has of the catalogue, and holds none of it.
        expect(storage.read(LAST_KEY) ?? '').not.toMatch(SECRET_TEXT);
        expect(storage.read(LAST_KEY) ?? '').not.toMatch(/"groups":\[/);
        const ofSession = [...session.entries.keys()];
        expect(ofSession.filter((key) => !ALLOWED_IN_SESSION.test(key))).toEqual([]);
        expect(ofSession.some((key) => key.startsWith('shop:journal:'))).toBe(true);
      }),
      { share: 0.2 },
    ),
);
