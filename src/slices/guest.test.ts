import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draftsOf } from '../../tests/arbitraries.ts';
import { NOW } from '../../tests/demo.ts';
import { fold, restored, shopOpened, tell, type StepOrPatch } from '../../tests/given.ts';
import { testWorld } from '../../tests/world.ts';
import { createCore } from '../kernel/core.ts';
import { app } from './app.ts';
import { beyondGuest } from './beyondGuest.ts';
import { draft } from './draft.ts';
import { eventTypes, type AppDraft } from './events.ts';
import { guest, LASTING } from './guest.ts';
import type { AppState } from './state.ts';

const numRuns = Number(process.env['FC_RUNS'] ?? 200);
const HOUR_MS = 3_600_000;
const known = eventTypes.filter((type) => guest.known?.has(type));
/** A guest's visit begins once, with what `savedGuest` lets through. */
const later = known.filter((type) => type !== 'view/restored');

const opened = (meaning: typeof guest | typeof app, state: AppState, time: number) => {
  let count = 0;
  const world = testWorld({ now: () => time, newId: () => `e${(count += 1)}` });
  const core = createCore(meaning, world, state);
  const seen: string[] = [];
  core.observe(({ type }) => seen.push(type));
  let waiting = 0;
  core.whenWaiting(() => (waiting += 1));
  return { core, seen, waiting: () => waiting };
};

/** What the server has rendered: any page, with versions that may be old, and texts that greet or not. */
const rendered: fc.Arbitrary<AppState> = fc
  .record({
    path: fc.constantFrom(
      '/samara/',
      '/catalog',
      '/samara/cart',
      '/samara/checkout',
      '/personal',
      '/delivery',
    ),
    isSiteInformation: fc.boolean(),
    isMarchModalOn: fc.boolean(),
    isSiteNotWorking: fc.boolean(),
    version: fc.constantFrom('1', '2', null),
    isFresh: fc.boolean(),
  })
  .map(({ path, version, isFresh, ...settings }): AppState => {
    const page: StepOrPatch = {
      view: { path },
      catalog: { version, isFresh },
      setting: { version, isFresh },
    };
    return fold(shopOpened(settings), page);
  });

const visit: fc.Arbitrary<AppDraft> = fc
  .record({
    user: fc.record({
      isAlreadySelectedCity: fc.boolean(),
      isShowGetMobileApp: fc.boolean(),
      allergens: fc.subarray(['fish', 'nuts']),
    }),
    cart: fc.record({
      revision: fc.nat(9),
      workTimeShownOn: fc.constantFrom(null, new Date(NOW).toISOString().slice(0, 10)),
    }),
    citySlug: fc.constantFrom(null, 'samara', 'tolyatti'),
    isOnline: fc.boolean(),
    isAdmin: fc.boolean(),
  })
  .map(({ user, cart, ...found }) => restored({ user, cart }, found) as AppDraft);

const story = fc.record({
  state: rendered,
  time: fc.nat(48).map((hours) => NOW + hours * HOUR_MS),
  drafts: fc.tuple(visit, fc.array(draftsOf(later))).map(([first, others]) => [first, ...others]),
});

describe('what a guest’s page at rest knows', () => {
  test('is of the shop', () => expect(known).toHaveLength(guest.known?.size ?? 0));

  test('means the same to the whole shop, and the same follows, until something waits', () => {
    fc.assert(
      fc.property(story, ({ state, time, drafts }) => {
        const [part, whole] = [opened(guest, state, time), opened(app, state, time)];
        for (const one of drafts) {
          tell(part.core, one);
          if (part.waiting() > 0) return;
          tell(whole.core, one);
          expect(part.seen).toEqual(whole.seen);
          expect(part.core.state()).toEqual(whole.core.state());
        }
      }),
      { numRuns },
    );
  });

  test('is enough for a page that is fresh: nothing waits there', () => {
    const fresh = fold(shopOpened(), { catalog: { version: '1' }, setting: { version: '1' } });
    const { core, seen, waiting } = opened(guest, fresh, NOW);
    const happened = [
      draft('view/pageEntered', { path: '/samara/' }),
      restored({ user: { isAlreadySelectedCity: true } }) as AppDraft,
      draft('view/pollingGranted'),
      draft('catalog/versionFound', { version: '1' }),
      draft('setting/versionFound', { version: '1' }),
      draft('view/storeVersionFound', { version: '1' }),
      draft('view/appVersionFound', { version: '1' }),
      draft('view/connectionOpened'),
      draft('view/minutePassed'),
      draft('catalog/searchTyped', { text: 'ролл' }),
    ];
    for (const one of happened) tell(core, one);
    expect(waiting()).toBe(0);
    expect(seen).toEqual(expect.arrayContaining(happened.map(({ type }) => type)));
    expect(core.state().setting.isFresh && core.state().catalog.isFresh).toBe(true);
  });
});

describe('what it does not know', () => {
  test('waits, and all that is not apart behind it; once the whole shop is there each has happened, once and in its order', () => {
    const all = draftsOf(eventTypes.filter((type) => type !== 'view/restored'));
    fc.assert(
      fc.property(rendered, fc.array(all), (state, drafts) => {
        const part = opened(guest, state, NOW);
        const roots: string[] = [];
        part.core.observe((event) => event.causation === null && roots.push(event.type));
        for (const one of drafts) tell(part.core, one);
        part.core.complete(app);
        const told = drafts.map(({ type }) => type);
        expect(roots.toSorted()).toEqual(told.toSorted());
        const inOrder = (types: readonly string[]) =>
          types.filter((type) => guest.apart?.has(type) === false);
        expect(inOrder(roots)).toEqual(inOrder(told));
      }),
      { numRuns },
    );
  });

  test('is work of which nothing is lost: what triggers it is kept for it', () => {
    const missed = known.filter((type) =>
      beyondGuest.effects.some(({ on, until = [] }) => [...on, ...until].includes(type)),
    );
    expect(missed).toEqual([...LASTING]);
  });

  test('is none of the work that it does: every effect and origin begins once', () => {
    const names = ({ effects, origins }: typeof beyondGuest | typeof guest) =>
      [...effects, ...origins].map(({ name }) => name);
    expect([...names(guest), ...names(beyondGuest)].toSorted()).toEqual(names(app as never).toSorted());
  });
});
