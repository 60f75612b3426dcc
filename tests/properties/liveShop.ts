import { NEVER, type Observable } from 'rxjs';
import { secret } from '../../src/kernel/event.ts';
import { createStore } from '../../src/kernel/store.ts';
import { fakeNetwork, type FakeSocket } from '../api/socket.ts';
import { app } from '../../src/slices/app.ts';
import type { AppEvent } from '../../src/slices/events.ts';
import type { AppState } from '../../src/slices/state.ts';
import type { ShopStore } from '../../src/ui/store.tsx';
import { idsFrom, testWorld, type WorldPatch } from '../world.ts';

export interface LiveShop {
  readonly store: ShopStore;
  readonly network: ReturnType<typeof fakeNetwork>;
  readonly events: readonly AppEvent[];
  readonly reports: readonly string[];
  stop(): void;
}

/** The whole shop, started and restored, with its real live connection over fake sockets, by the faked clock. */
export function openLiveShop(from: AppState, world: WorldPatch = {}): LiveShop {
  const network = fakeNetwork();
  const events: AppEvent[] = [];
  const reports: string[] = [];
  const store: ShopStore = createStore(
    app,
    testWorld({
      now: () => Date.now(),
      newId: idsFrom('e'),
      report: (_error, where) => reports.push(where),
      live: network.live,
      online$: network.isOnline,
      ...world,
    }),
    from,
  );
  store.event$.subscribe((event) => events.push(event));
  const running = store.start();
  store.emit('view/restored', { saved: secret({}), storeVersion: '1', isOnline: true });
  return { store, network, events, reports, stop: () => running.unsubscribe() };
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
