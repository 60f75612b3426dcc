import * as fc from 'fast-check';
import { map, mergeMap, throwError, timer, type Observable } from 'rxjs';
import { expect } from 'vitest';
import type { ProductId } from '../../src/domain/catalog.ts';
import { ApiFailure } from '../../src/domain/failure.ts';
import { draft } from '../../src/slices/draft.ts';
import type { AppDraft } from '../../src/slices/events.ts';
import { fewProducts } from '../arbitraryValues.ts';
import { demoAddress, demoCatalog, demoCustomer, demoToken } from '../demo.ts';
import { demoTable } from '../demoForms.ts';
import { catalogLoaded, cityEntered, fold, settingsLoaded, signedIn, tell } from '../given.ts';
import { onStage } from '../stage.ts';
import { property } from './property.ts';

const DISHES = fewProducts.slice(0, 2).map(({ id }) => id);
const OTHERS = { groups: demoCatalog.groups, stopList: [], products: fewProducts };
const shop = fold(settingsLoaded(), cityEntered(), catalogLoaded(OTHERS));
const customer = fold(shop, signedIn(), draft('catalog/likesLoaded', { productIds: [] }));

type Step =
  | { readonly kind: 'like'; readonly dish: number }
  | { readonly kind: 'address' | 'table' }
  | { readonly kind: 'cut' | 'back' | 'sign' | 'login' }
  | { readonly kind: 'withdraw'; readonly place: number }
  | { readonly kind: 'pass'; readonly ms: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('like'), dish: fc.nat(1) }),
  fc.record({ kind: fc.constantFrom('address', 'table') }),
  fc.record({ kind: fc.constantFrom('cut', 'cut', 'back', 'sign', 'login') }),
  fc.record({ kind: fc.constant('withdraw'), place: fc.nat(3) }),
  fc.record({ kind: fc.constant('pass'), ms: fc.constantFrom(1, 5, 30) }),
);
const visits = fc.record({ isGuest: fc.boolean(), steps: fc.array(step, { maxLength: 25 }) });

/** What reaches the server is done; whether the network is there decides when it is asked, and nothing else. */
const serverOf = () => {
  const server = { isThere: true, reached: [] as string[], liked: new Set<ProductId>(), orders: 0 };
  const call = <T>(what: string, done: () => T): Observable<T> => {
    if (!server.isThere) return throwError(() => new ApiFailure('offline'));
    server.reached.push(what);
    return timer(4).pipe(map(done));
  };
  return { server, call };
};

/** Plays the visit; at the end the network is there and the customer logged in. */
function play({ isGuest, steps }: { readonly isGuest: boolean; readonly steps: readonly Step[] }) {
  const { server, call } = serverOf();
  const pressed: string[] = [];
  const withdrawn = new Set<string>();
  const order: string[] = [];
  let left = -1;
  let most = 0;
  onStage(({ open, pass }) => {
    const shown = open([isGuest ? shop : customer], {
      api: {
        like: (_user, id) => call(`like ${id}`, () => void server.liked.add(id)),
        unlike: (_user, id) => call(`unlike ${id}`, () => void server.liked.delete(id)),
        likes: () =>
          server.isThere
            ? timer(3).pipe(map(() => [...server.liked]))
            : timer(1).pipe(mergeMap(() => throwError(() => new ApiFailure('offline')))),
        createAddress: (_user, one) => call(`address ${one.home}`, () => ({ ...one, id: one.home as never })),
        addresses: () => timer(1).pipe(map(() => [])),
        reserveTable: ({ comment }) => call(`table ${comment}`, () => undefined),
        placeOrder: () => {
          server.orders += 1;
          throw new Error('An order was placed');
        },
      },
    });
    const { store } = shown;
    store.event$.subscribe((event) => {
      const { waiting } = store.state().user;
      most = Math.max(most, waiting.filter(({ claim }) => claim !== null).length);
      if (event.type === 'user/wishResumed') {
        const first = waiting.find(({ claim }) => claim !== null);
        order.push(first?.id === event.payload.id ? 'first' : 'late');
      }
    });
    const isFree = () => store.state().user.forms.reservation.status !== 'sending';
    const press = (name: string, fact: AppDraft) => {
      pressed.push(name);
      tell(store, fact);
    };
    const act = (one: Step, at: number): void => {
      switch (one.kind) {
        case 'like':
          return tell(store, draft('catalog/likeTapped', { productId: DISHES[one.dish]! }));
        case 'address':
          return press(
            `address ${at}`,
            draft('address/saveTapped', { draft: { ...demoAddress, home: `${at}` as never } }),
          );
        case 'table':
          if (!isFree()) return undefined;
          return press(
            `table ${at}`,
            draft('user/reservationSubmitted', { request: { ...demoTable, comment: `${at}` as never } }),
          );
        case 'cut':
          server.isThere = false;
          return tell(store, draft('view/wentOffline'));
        case 'back':
          server.isThere = true;
          return tell(store, draft('view/wentOnline'));
        case 'sign':
          return tell(store, draft('view/connectionOpened'));
        case 'login':
          if (store.state().user.customer) return undefined;
          return tell(
            store,
            draft('auth/loggedIn', { customer: demoCustomer, token: demoToken, returnTo: null }),
          );
        case 'withdraw': {
          const wish = store.state().user.waiting[one.place];
          if (!wish || wish.claim) return undefined;
          const { intent } = wish;
          if (intent.kind === 'address') withdrawn.add(`address ${intent.draft.home}`);
          if (intent.kind === 'reservation') withdrawn.add(`table ${intent.request.comment}`);
          return tell(store, draft('user/withdrawTapped', { id: wish.id }));
        }
        case 'pass':
          return pass(one.ms);
      }
    };
    steps.forEach(act);
    for (const last of [{ kind: 'login' }, { kind: 'back' }, { kind: 'pass', ms: 30 }] as const)
      act(last, -1);
    for (let times = 0; times < 40 && store.state().user.waiting.length > 0; times += 1) {
      tell(store, draft('view/connectionOpened'));
      pass(30);
    }
    pass(100);
    left = store.state().user.waiting.length;
    shown.close();
  });
  return { server, pressed, withdrawn, order, left, most };
}

property(
  {
    id: 77,
    title:
      'what waits goes through once, in the order of the presses, one at a time; what is withdrawn never does, and no order is sent',
    section: 'assumptions, section 7, "what waits for a connection or a login"',
  },
  (check) =>
    check(
      fc.property(visits, (visit) => {
        const { server, pressed, withdrawn, order, left, most } = play(visit);
        const { reached } = server;
        expect(left).toBe(0);
        expect(most).toBeLessThanOrEqual(1);
        expect(order.filter((place) => place === 'late')).toEqual([]);
        expect(server.orders).toBe(0);
        const ofPresses = reached.filter((what) => !what.includes('like'));
        expect(new Set(ofPresses).size).toBe(ofPresses.length);
        expect(new Set(ofPresses)).toEqual(new Set(pressed.filter((what) => !withdrawn.has(what))));
      }),
      { share: 0.3 },
    ),
);
