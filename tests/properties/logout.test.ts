import * as fc from 'fast-check';
import { NEVER } from 'rxjs';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { memoryStorage } from '../app/shop.ts';
import type { Token } from '../../src/domain/personal.ts';
import { personal } from '../../src/domain/personal.ts';
import { createApi } from '../../src/ports/api.ts';
import { draft } from '../../src/slices/draft.ts';
import { eventTypes, type AppDraft } from '../../src/slices/events.ts';
import type { AppState } from '../../src/slices/state.ts';
import { draftsOf } from '../arbitraries.ts';
import { addresses, comments, customers, requests, SECRETS, SECRET_TEXT } from '../arbitraryValues.ts';
import { NOW } from '../demo.ts';
import { createBus, openTestTab, pass, type TestTab } from '../tabs.ts';
import { openShop } from './play.ts';
import { property } from './property.ts';

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

const token = personal<Token>(SECRETS.token);
/** A customer of whom everything is known that can be known. */
const sessions = fc
  .record({ customer: customers, address: addresses, comment: comments, body: requests })
  .map(({ customer, address, comment, body }): readonly AppDraft[] => [
    draft('auth/loggedIn', { customer, token, returnTo: null }),
    draft('address/listLoaded', { addresses: [address] }),
    draft('cart/commentTyped', { comment }),
    draft('cart/intentMade', { key: 'key-1', body }),
  ]);
const histories = fc.array(draftsOf(eventTypes.filter((type) => type !== 'view/restored')), {
  maxLength: 20,
  size: 'max',
});
const ends = fc.constantFrom<AppDraft>(
  draft('auth/logoutTapped'),
  draft('auth/accountDeleted'),
  draft('auth/sessionRefused', { token }),
);

/** Cookies that were written, and whether the next request would say who is there. */
const watched = () => {
  const written: string[] = [];
  const cookies = {
    saveCity: (...city: string[]) => void written.push(city.join()),
    saveAllergens: (codes: readonly string[]) => void written.push(codes.join()),
  };
  return { written, cookies };
};
async function authorizationOf(state: AppState): Promise<string | null> {
  let sent: Request | undefined;
  createApi({
    baseUrl: 'https://shop.example',
    pictureBase: '',
    fetch: (request) => {
      sent = request;
      return new Promise(() => undefined);
    },
    session: () => ({ token: state.auth.token, citySlug: 'samara', zoneId: null }),
    refuse: () => undefined,
    log: () => undefined,
    isOnline: () => true,
    random: () => 0.5,
  })
    .cities()
    .subscribe()
    .add(() => undefined);
  await pass(1);
  expect(sent).toBeDefined();
  return sent?.headers.get('authorization') ?? null;
}
const personalIn = (what: unknown): string | undefined => SECRET_TEXT.exec(JSON.stringify(what))?.[0];
const journalOf = ({ journal }: TestTab) => {
  const { base, events } = journal.export();
  return { base: { ...base, catalog: null, setting: null }, events };
};
/** The app's token is the phone's, and waits for whoever logs in next: it names nobody. */
const stateOf = ({ store }: TestTab) => {
  const { notification, ...state } = store.state();
  const { push } = notification;
  const own = push.source === 'app' ? { ...push, token: null } : push;
  return { ...state, catalog: null, setting: null, notification: { ...notification, push: own } };
};

property(
  {
    id: 48,
    title: 'after a logout nobody is named anywhere, in no tab, and none writes the token back',
    section: 'specification, section 4, "Auth", logout; section 3, "Persisted client state"',
  },
  async (check) => {
    await check(
      fc.asyncProperty(sessions, histories, async (session, history) => {
        const storage = memoryStorage();
        const ofSession = memoryStorage();
        const { written, cookies } = watched();
        const world = { cookies };
        const tab = openTestTab('tab', openShop, { bus: createBus(), storage, session: ofSession, world });
        for (const event of session) tab.emit(event);
        await pass(1_000);
        expect(personalIn([...ofSession.entries])).toBeUndefined();
        expect(ofSession.entries.has('shop:journal:user')).toBe(true);
        for (const event of history) tab.emit(event);
        await pass(250);
        tab.emit(draft('auth/logoutTapped'));
        if (tab.events.some(({ type }) => type === 'auth/loggedOut'))
          expect([...ofSession.entries]).toEqual([]);
        expect(personalIn([...ofSession.entries])).toBeUndefined();
        expect(personalIn([...storage.entries])).toBeUndefined();
        expect(personalIn(stateOf(tab))).toBeUndefined();
        expect(personalIn(journalOf(tab))).toBeUndefined();
        expect(personalIn(written)).toBeUndefined();
        expect(await authorizationOf(tab.store.state())).toBeNull();
        tab.close();
        expect(personalIn([...storage.entries, ...ofSession.entries])).toBeUndefined();
      }),
      { share: 0.3 },
    );

    const scenes = fc.record({
      session: sessions,
      count: fc.constantFrom(2, 3),
      end: ends,
      isOffline: fc.boolean(),
      sleeper: fc.option(fc.constantFrom('acts', 'wakes', 'is closed')),
      late: fc.array(
        draftsOf(['cart/addTapped', 'cart/personsTyped', 'user/profileLoaded', 'address/saved']),
      ),
    });
    await check(
      fc.asyncProperty(scenes, async ({ session, count, end, isOffline, sleeper, late }) => {
        const bus = createBus();
        const storage = memoryStorage();
        const world = { api: { placeOrder: () => NEVER } };
        const tabs = Array.from({ length: count }, (_, n) =>
          openTestTab(`tab-${n}`, openShop, { bus, storage, world }),
        );
        const [first, last] = [tabs[0]!, tabs[count - 1]!];
        for (const event of session) first.emit(event);
        await pass(2_000);
        for (const tab of tabs) expect(await authorizationOf(tab.store.state())).toContain(SECRETS.token);
        expect(personalIn([...storage.entries])).toBeDefined();

        if (sleeper) bus.freeze(last.name);
        if (isOffline) for (const tab of tabs) tab.emit(draft('view/wentOffline'));
        first.emit(end);
        expect(personalIn([...storage.entries])).toBeUndefined();
        const write = vi.spyOn(storage, 'write');
        await pass(1_000);
        const awake = sleeper ? tabs.slice(0, -1) : tabs;
        for (const tab of awake) expect(personalIn(stateOf(tab))).toBeUndefined();

        // Frozen, it may still run for a moment before it hears anything: what it writes then is what matters.
        for (const event of late) if (sleeper === 'acts') last.emit(event);
        if (sleeper === 'is closed') last.close();
        await pass(sleeper === 'acts' ? 1_000 : 0);
        if (sleeper === 'acts' || sleeper === 'wakes') {
          bus.thaw(last.name);
          last.wake();
          expect(personalIn(stateOf(last))).toBeUndefined();
        }
        await pass(3_000);
        expect(personalIn(write.mock.calls)).toBeUndefined();
        expect(personalIn([...storage.entries])).toBeUndefined();
        for (const tab of awake) {
          expect(await authorizationOf(tab.store.state())).toBeNull();
          expect(personalIn(journalOf(tab))).toBeUndefined();
        }
        for (const tab of tabs) tab.close();
      }),
      { share: 0.1 },
    );
  },
);
