import { BehaviorSubject, NEVER, Observable, of } from 'rxjs';
import { delay, mergeMap } from 'rxjs/operators';
import { readSlices } from '../../src/app/tabs/storedSlices.ts';
import { joinTabs, type JoinedTab } from '../../src/app/tabs/join.ts';
import { memoryStorage, type MemoryStorage } from '../app/shop.ts';
import { kopecks } from '../../src/domain/money.ts';
import { secret } from '../../src/kernel/event.ts';
import { createStore, type Store } from '../../src/kernel/store.ts';
import type { TabsPort } from '../../src/ports/tabs.ts';
import type { SafeStorage } from '../../src/ports/storage.ts';
import { app } from '../../src/slices/app.ts';
import type { CartState } from '../../src/slices/cart/state.ts';
import type { AppEvent, AppEvents } from '../../src/slices/events.ts';
import type { AppState } from '../../src/slices/state.ts';
import type { AppWorld } from '../../src/slices/world.ts';
import { createBus } from '../tabs.ts';
import { testWorld } from '../world.ts';
import { BANK, type PlacingServer } from './placingServer.ts';
import { samplePromoAnswer } from '../samples.ts';

/** What the promo calculation answers, call by call; the last one holds. */
export interface PromoFate {
  readonly after: number;
  /** Kopecks; null: it fails. */
  readonly discount: number | null;
}

/** A page of the shop: a tab has one after another. */
interface Page {
  readonly store: Store<AppEvents, AppState>;
  /** `crash`: nothing is written or taken out any more. */
  close(how: 'gently' | 'crash'): void;
}
export interface Tab extends Page {
  /** The same address anew; `crash`: the page before could not write any more. */
  reload(how: 'gently' | 'crash'): void;
}
export interface Browser {
  readonly storage: MemoryStorage;
  readonly purchases: { readonly ecommerce: { readonly transaction_id: string } }[];
  /** Orders that the bank has led back to /complete. */
  readonly paid: ReadonlySet<string>;
  readonly online$: BehaviorSubject<boolean>;
  /** How long each pending state of a tab has lasted, in ms; one that lasts still is not among them. */
  readonly waits: readonly number[];
  open(): Tab;
}
interface BrowserOptions {
  readonly entries: Readonly<Record<string, string>>;
  readonly server: PlacingServer;
  readonly promo: readonly PromoFate[];
  /** Old browsers have no Web Locks. */
  readonly hasLocks: boolean;
  /** The tabs tell each other what happens. */
  readonly hasChannel: boolean;
  /** The page as the server sent it. */
  readonly page: AppState;
  readonly onRequest: (key: string) => void;
  /** Whether the bank takes a payment, try by try, the last one again and again. */
  readonly payments: readonly boolean[];
  /** Of every tab. */
  readonly onEvent: (event: AppEvent) => void;
}

/** The work that an order consists of; the others only cost time here. */
const ORDERING =
  /^(cart\/(calculatePromo|endWaiting|placeOrder|settleOrder|tellPurchase)|view\/(connectivity|navigate))$/;
const ordering: typeof app = {
  ...app,
  effects: app.effects.filter(({ name }) => ORDERING.test(name)),
  origins: app.origins.filter(({ name }) => ORDERING.test(name)),
};

const pendingOf = ({ seenTotal, intent }: CartState): string =>
  seenTotal === null ? (intent?.state === 'sending' ? 'sending' : '') : 'waiting';

/** One turn at a time, first come, first served. */
const createTurns = (): AppWorld['locks'] => {
  const queue: (() => void)[] = [];
  let isTaken = false;
  const next = (): void => {
    const begin = queue.shift();
    isTaken = begin !== undefined;
    begin?.();
  };
  return {
    hold: () =>
      new Observable<boolean>((subscriber) => {
        const begin = (): void => {
          subscriber.add(() => setTimeout(next, 0));
          subscriber.next(true);
        };
        subscriber.next(false);
        // The browser answers in a later task, as it does with real locks.
        const asked = setTimeout(() => {
          if (isTaken) return queue.push(begin);
          isTaken = true;
          return begin();
        }, 0);
        return () => {
          clearTimeout(asked);
          const at = queue.indexOf(begin);
          if (at >= 0) queue.splice(at, 1);
        };
      }),
  };
};
/** A page whose browser has no channel between its tabs. */
const noChannel = (): TabsPort => ({ isOpen: false, messages$: NEVER, post: () => undefined });

/** Several tabs over one storage; without a channel they hear of each other by nothing else. */
export function createBrowser(options: BrowserOptions): Browser {
  const { entries, server, promo, hasLocks, hasChannel, page, onRequest, onEvent, payments } = options;
  const storage = memoryStorage(entries);
  const online$ = new BehaviorSubject(true);
  const purchases: Browser['purchases'] = [];
  const locks = hasLocks ? createTurns() : testWorld().locks;
  const bus = createBus((_label, arrive) => void setTimeout(arrive, 0));
  const waits: number[] = [];
  const paid = new Set<string>();
  const tries = [...payments];
  const fates = [...promo];
  let ids = 0;
  let random = 0;

  const calculatePromo: AppWorld['api']['calculatePromo'] = () => {
    const { after, discount } = (fates.length > 1 ? fates.shift() : fates[0]) ?? { after: 0, discount: 0 };
    return of(discount).pipe(
      delay(after),
      mergeMap((sum) => {
        if (sum === null) throw new Error('No answer');
        return of(samplePromoAnswer({ discountTotal: kopecks(sum) }));
      }),
    );
  };

  /** Every event of a tab may begin or end a wait. */
  const watch = (store: Tab['store']): void => {
    let [what, since] = ['', 0];
    store.event$.subscribe((event) => {
      const { time } = event;
      onEvent(event);
      const now = pendingOf(store.state().cart);
      if (now === what) return;
      if (what !== '') waits.push(time - since);
      [what, since] = [now, time];
    });
  };

  /** The bank's answer is the address that it leads back to. */
  const wayBack = (bankPage: string): string => {
    const id = bankPage.slice(BANK.length);
    const isPaid = paid.has(id) || ((tries.length > 1 ? tries.shift() : tries[0]) ?? false);
    if (isPaid) paid.add(id);
    return `/samara/${isPaid ? 'complete' : 'complete-error'}?order=${id}`;
  };

  const openPage = (path: string, go: AppWorld['navigation']['go']): Page => {
    let isAlive = true;
    let tab: JoinedTab | null = null;
    const own: SafeStorage = {
      ...storage,
      write: (key, text) => isAlive && storage.write(key, text),
      remove: (key) => isAlive && storage.remove(key),
    };
    const world = testWorld({
      now: () => Date.now(),
      newId: () => `id-${(ids += 1)}`,
      random: () => (random = (random + 0.37) % 1),
      report: () => undefined,
      online$,
      locks,
      navigation: { go },
      savedCart: () => tab?.savedCart() ?? null,
      analytics: { push: (event) => isAlive && purchases.push(event as Browser['purchases'][number]) },
      api: {
        calculatePromo,
        placeOrder: (key, body) => {
          onRequest(key);
          return server.place(key, body);
        },
      },
    });
    const store = createStore(ordering, world, { ...page, view: { ...page.view, path } });
    const name = `tab-${(ids += 1)}`;
    const port = hasChannel ? bus.join(name) : noChannel();
    const joined = joinTabs(
      { store, storage: own, storeVersion: '1', tab: name, report: () => undefined },
      port,
    );
    tab = joined;
    watch(store);
    const running = store.start();
    store.emit('view/restored', {
      saved: secret(readSlices(own, '1')),
      storeVersion: '1',
      isOnline: online$.value,
    });
    joined.wake();
    return {
      store,
      close(how) {
        if (how === 'gently') joined.flush();
        bus.freeze(name);
        isAlive = false;
        running.unsubscribe();
      },
    };
  };

  return {
    storage,
    purchases,
    paid,
    online$,
    waits,
    open() {
      let path = page.view.path;
      const go: AppWorld['navigation']['go'] = (to, mode) => {
        path = mode === 'page' && to.startsWith(BANK) ? wayBack(to) : to;
        if (mode !== 'page') return current.store.emit('view/pageEntered', { path });
        return void setTimeout(() => reload('gently'), 0);
      };
      const reload: Tab['reload'] = (how) => {
        current.close(how);
        current = openPage(path, go);
      };
      let current = openPage(path, go);
      return {
        get store() {
          return current.store;
        },
        close: (how) => current.close(how),
        reload,
      };
    },
  };
}
