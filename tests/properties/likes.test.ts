import * as fc from 'fast-check';
import { mergeMap, of, throwError, timer, type Observable } from 'rxjs';
import { expect } from 'vitest';
import { ApiFailure } from '../../src/domain/failure.ts';
import { selectLike } from '../../src/slices/catalog/selectors.ts';
import { draft } from '../../src/slices/draft.ts';
import type { AppState } from '../../src/slices/state.ts';
import { fewProducts } from '../arbitraryValues.ts';
import { demoCatalog } from '../demo.ts';
import { catalogLoaded, cityEntered, fold, settingsLoaded, signedIn } from '../given.ts';
import { onStage } from '../stage.ts';
import { property } from './property.ts';

const ALREADY = 'Нельзя поставить лайк этому товару повторно';
const LIKED = fewProducts[0]!;

/** What one call meets: an answer after a time, or none although the server may have done its work. */
interface Fate {
  readonly kind: 'done' | 'error' | 'lost' | 'doneButLost';
  readonly takes: number;
}
interface Scene {
  readonly base: number;
  /** What the server holds before the visit; the list of likes has told it. */
  readonly wasLiked: boolean;
  /** Another device of the same customer has liked it meanwhile: the server answers 409. */
  readonly isLikedElsewhere: boolean;
  /** Milliseconds between the taps. */
  readonly taps: readonly number[];
  readonly fates: readonly Fate[];
  /** When the list of likes is asked for again, and how long it takes; null: not at all. */
  readonly list: { readonly at: number; readonly takes: number } | null;
  /** When a fresh catalog lands. */
  readonly catalogAt: number | null;
}

const durations = fc.constantFrom(0, 1, 40, 100, 101, 300);
const scenes: fc.Arbitrary<Scene> = fc.record({
  base: fc.constantFrom(0, 1, 2, 46),
  wasLiked: fc.boolean(),
  isLikedElsewhere: fc.boolean(),
  taps: fc.array(fc.constantFrom(0, 1, 50, 100, 250), { minLength: 1, maxLength: 7 }),
  fates: fc.array(
    fc.record({
      kind: fc.constantFrom('done', 'done', 'done', 'error', 'lost', 'doneButLost'),
      takes: durations,
    }),
    { minLength: 1, maxLength: 7 },
  ),
  list: fc.option(fc.record({ at: fc.nat(600), takes: durations })),
  catalogAt: fc.option(fc.nat(600)),
});

const catalogOf = (base: number) => ({
  groups: demoCatalog.groups,
  stopList: [],
  products: fewProducts.map((product) => (product === LIKED ? { ...product, likesCount: base } : product)),
});
const shop = fold(settingsLoaded(), cityEntered(), catalogLoaded(catalogOf(0)), signedIn());
const opened = ({ base, wasLiked }: Scene): AppState =>
  fold(
    shop,
    draft('catalog/loaded', { answer: catalogOf(base), skipped: 0, reason: 'version' }),
    draft('catalog/likesLoaded', { productIds: wasLiked ? [LIKED.id] : [] }),
  );

/** A server of its own: one truth, a 409 for what is liked already, a DELETE that always succeeds. */
const serverOf = ({ wasLiked, isLikedElsewhere, fates }: Scene) => {
  const server = {
    truth: wasLiked || isLikedElsewhere,
    flights: 0,
    most: 0,
    sent: 0,
    isSure: !isLikedElsewhere,
  };
  const call = (isLike: boolean): Observable<void> => {
    const { kind, takes } = fates[server.sent % fates.length] ?? { kind: 'done', takes: 0 };
    server.sent += 1;
    server.flights += 1;
    server.most = Math.max(server.most, server.flights);
    return timer(takes).pipe(
      mergeMap(() => {
        server.flights -= 1;
        // An answer tells the truth; without one the client cannot know it.
        server.isSure = kind === 'done' || (kind === 'error' && server.isSure);
        if (kind === 'error') return throwError(() => new ApiFailure('status', { status: 500 }));
        if (kind === 'lost') return throwError(() => new ApiFailure('timeout'));
        const isRepeated = isLike && server.truth;
        server.truth = isLike;
        if (kind === 'doneButLost') return throwError(() => new ApiFailure('timeout'));
        return isRepeated ? throwError(() => new ApiFailure('status', { status: 409 })) : of(undefined);
      }),
    );
  };
  return { server, call };
};

interface Ending {
  readonly state: AppState;
  readonly server: ReturnType<typeof serverOf>['server'];
  readonly notices: readonly string[];
  readonly wishes: readonly boolean[];
  readonly counts: readonly number[];
}
const like = selectLike(LIKED.id);

/** Plays the scene to its end in virtual time. */
function play(scene: Scene): Ending {
  const { server, call } = serverOf(scene);
  let ending: Ending | null = null;
  onStage(({ open, flush, hot }) => {
    const counts: number[] = [];
    const { store, events } = open([opened(scene)], {
      api: {
        like: () => call(true),
        unlike: () => call(false),
        // The list is made when it is asked for, and is old when it comes.
        likes: () => {
          const productIds = server.truth ? [LIKED.id] : [];
          return timer(scene.list?.takes ?? 0).pipe(mergeMap(() => of(productIds)));
        },
      },
    });
    store.event$.subscribe(() => counts.push(like(store.state()).count));
    const at = (ms: number) => hot(`${ms}ms (x|)`);
    let now = 0;
    for (const gap of scene.taps) {
      now += gap;
      at(now).subscribe((value) => value && store.emit('catalog/likeTapped', { productId: LIKED.id }));
    }
    if (scene.list) at(scene.list.at).subscribe((value) => value && store.emit('user/profileDue'));
    if (scene.catalogAt !== null)
      at(scene.catalogAt).subscribe(
        (value) =>
          value &&
          store.emit('catalog/loaded', { answer: catalogOf(scene.base), skipped: 0, reason: 'version' }),
      );
    flush();
    ending = {
      state: store.state(),
      server,
      counts,
      notices: events.flatMap((event) =>
        event.type === 'view/noticeRaised' ? [event.payload.notice.text] : [],
      ),
      wishes: events.flatMap((event) => (event.type === 'catalog/likeWished' ? [event.payload.isLiked] : [])),
    };
  });
  if (!ending) throw new Error('The scene was not played');
  return ending;
}

property(
  {
    id: 43,
    title: 'a like ends as the server holds it, whatever it answers and when, and is counted once',
    section: 'specification, sections 4, 5 and 8, "Likes"',
  },
  async (check) => {
    await check(
      fc.property(scenes, (scene) => {
        const { state, server, counts } = play(scene);
        const { isLiked, isSaved, sending } = like(state);
        expect(sending).toBeNull();
        expect(isLiked).toBe(isSaved);
        if (server.sent > 0 && server.isSure) expect(isLiked).toBe(server.truth);
        for (const count of counts) {
          expect(count).toBeGreaterThanOrEqual(0);
          expect(Math.abs(count - scene.base)).toBeLessThanOrEqual(1);
        }
      }),
      { share: 0.5 },
    );
    await check(
      fc.property(scenes, ({ taps, ...scene }) => {
        const once = {
          ...scene,
          taps: [0],
          wasLiked: false,
          isLikedElsewhere: true,
          list: null,
          catalogAt: null,
        };
        const { state, notices } = play({ ...once, fates: [{ kind: 'done', takes: 40 }] });
        expect(like(state)).toMatchObject({ isLiked: true, count: scene.base + 1 });
        expect(notices).toEqual([ALREADY]);
        expect(taps.length).toBeGreaterThan(0);
      }),
      { share: 0.1 },
    );
  },
);

property(
  {
    id: 44,
    title: 'one call of a product at a time, and where all is answered the last wish wins',
    section: 'specification, section 8, "Likes"',
  },
  async (check) => {
    await check(
      fc.property(scenes, (scene) => {
        const { server, wishes, state } = play({
          ...scene,
          fates: scene.fates.map(({ takes }) => ({ kind: 'done', takes })),
        });
        expect(server.most).toBeLessThanOrEqual(1);
        expect(server.sent).toBeLessThanOrEqual(wishes.length);
        if (!scene.isLikedElsewhere) expect(like(state).isLiked).toBe(wishes.at(-1));
      }),
      { share: 0.5 },
    );
    await check(
      fc.property(scenes, fc.constantFrom(2, 3, 4), (scene, taps) => {
        // A press that jumps: all taps before the first answer.
        const quick = { ...scene, taps: Array.from({ length: taps }, () => 1), isLikedElsewhere: false };
        const { server, state } = play({ ...quick, fates: [{ kind: 'done', takes: 100 }], list: null });
        expect(server.sent).toBe(taps % 2 === 0 ? 2 : 1);
        expect(like(state).isLiked).toBe(taps % 2 === 0 ? scene.wasLiked : !scene.wasLiked);
      }),
      { share: 0.2 },
    );
  },
);
