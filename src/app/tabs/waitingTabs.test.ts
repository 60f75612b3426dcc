import { Observable, of, throwError } from 'rxjs';
import { delay } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../../tests/app/shop.ts';
import { NOW } from '../../../tests/demo.ts';
import { demoTable } from '../../../tests/demoForms.ts';
import { fold, shopOpened, signedIn } from '../../../tests/given.ts';
import { createBus, openTestTab, pass } from '../../../tests/tabs.ts';
import { ApiFailure } from '../../domain/failure.ts';
import { draft } from '../../slices/draft.ts';
import type { AppWorld } from '../../slices/world.ts';

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

/** One lock for all tabs, given on in the order in which it was asked for. */
function oneLock(): AppWorld['locks'] {
  const queue: (() => void)[] = [];
  const begin = (): void => queue[0]?.();
  return {
    hold: (name) =>
      name !== 'shop:waiting'
        ? of(true)
        : new Observable<boolean>((subscriber) => {
            const granted = (): void => subscriber.next(true);
            queue.push(granted);
            if (queue.length === 1) begin();
            return () => {
              const wasFirst = queue[0] === granted;
              queue.splice(queue.indexOf(granted), 1);
              if (wasFirst) begin();
            };
          }),
  };
}

test('two tabs hear of the connection at once: what waits is sent by one of them, once', async () => {
  const storage = memoryStorage();
  const bus = createBus();
  const locks = oneLock();
  let isThere = false;
  let sent = 0;
  const reserveTable = () => {
    if (!isThere) return throwError(() => new ApiFailure('offline'));
    sent += 1;
    return of(undefined).pipe(delay(50));
  };
  const open = (name: string) =>
    openTestTab(name, fold(shopOpened(), signedIn()), {
      bus,
      storage,
      world: { locks, api: { reserveTable } },
    });
  const first = open('first');
  const second = open('second');
  await pass(1_000);
  first.emit(draft('user/reservationSubmitted', { request: demoTable }));
  await pass(1_000);
  expect(second.store.state().user.waiting).toHaveLength(1);
  isThere = true;
  for (const tab of [second, first]) tab.emit(draft('view/wentOnline'));
  await pass(1_000);
  expect(sent).toBe(1);
  for (const tab of [first, second]) {
    expect(tab.store.state().user.waiting).toEqual([]);
    tab.close();
  }
});

test('a page that goes takes along what it was sending; the page after it sends the rest', async () => {
  const storage = memoryStorage();
  const bus = createBus();
  const sent: string[] = [];
  const world = {
    api: {
      reserveTable: ({ time }: { readonly time: string }) => {
        sent.push(time);
        return new Observable<void>();
      },
    },
  };
  const first = openTestTab('first', fold(shopOpened(), signedIn()), {
    bus,
    storage,
    world: { api: { reserveTable: () => throwError(() => new ApiFailure('offline')) } },
  });
  for (const time of ['19:00', '20:00'])
    first.emit(draft('user/reservationSubmitted', { request: { ...demoTable, time } }));
  await pass(1_000);
  first.close();
  const second = openTestTab('second', fold(shopOpened()), { bus: createBus(), storage, world });
  await pass(1_000);
  second.emit(draft('view/wentOnline'));
  await pass(1_000);
  expect(sent).toEqual(['19:00']);
  second.close();
  await pass(61_000);
  const third = openTestTab('third', fold(shopOpened()), { bus: createBus(), storage, world });
  await pass(1_000);
  third.emit(draft('view/wentOnline'));
  await pass(1_000);
  expect(sent).toEqual(['19:00', '20:00']);
  third.close();
});
