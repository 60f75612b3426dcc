import { NEVER, type Observable } from 'rxjs';
import { secret } from '../../src/kernel/event.ts';
import { createCore, type Core } from '../../src/kernel/core.ts';
import { storeOf } from '../../src/kernel/store.ts';
import { fakeNetwork, type FakeSocket } from '../api/socket.ts';
import { app } from '../../src/slices/app.ts';
import type { AppEvent, AppEvents } from '../../src/slices/events.ts';
import type { AppState } from '../../src/slices/state.ts';
import type { ShopStore } from '../../src/ui/store.tsx';
import { idsFrom, testWorld, type WorldPatch } from '../world.ts';

export interface LiveShop {
  readonly store: ShopStore;
  readonly network: ReturnType<typeof fakeNetwork>;
  readonly events: readonly AppEvent[];
  readonly reports: readonly string[];
  /** How many observe the events now. */
  readonly observers: () => number;
  stop(): void;
}

type ShopCore = Core<AppEvents, AppState>;
/** The same core, which counts its observers. */
function counted(core: ShopCore) {
  let count = 0;
  const observe: ShopCore['observe'] = (observer) => {
    const end = core.observe(observer);
    count += 1;
    return () => {
      count -= 1;
      end();
    };
  };
  return { core: { ...core, observe }, observers: () => count };
}

/** The whole shop, started and restored, with its real live connection over fake sockets, by the faked clock. */
export function openLiveShop(from: AppState, world: WorldPatch = {}): LiveShop {
  const network = fakeNetwork();
  const events: AppEvent[] = [];
  const reports: string[] = [];
  const patched = testWorld({
    now: () => Date.now(),
    newId: idsFrom('e'),
    report: (_error, where) => reports.push(where),
    live: network.live,
    online$: network.isOnline,
    ...world,
  });
  const { core, observers } = counted(createCore(app, patched, from));
  const store: ShopStore = storeOf(core, app, patched);
  store.event$.subscribe((event) => events.push(event));
  const running = store.start();
  store.emit('view/restored', { saved: secret({}), storeVersion: '1', isOnline: true });
  return { store, network, events, reports, observers, stop: () => running.unsubscribe() };
}

/** A call that counts how often it was made. */
export function countedCall<T>(answer: () => Observable<T> = () => NEVER) {
  const count = { asked: 0 };
  const call = (): Observable<T> => {
    count.asked += 1;
    return answer();
  };
  return { count, call };
}

/** Frames as JSON texts, in the order they were sent. */
export const sentTypes = ({ sent }: FakeSocket): readonly string[] =>
  sent.map((message) => String((message as { readonly type?: unknown }).type));
