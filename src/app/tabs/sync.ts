import { secret } from '../../kernel/event.ts';
import type { TabsPort } from '../../ports/tabs.ts';
import { reduce } from '../../slices/reduce.ts';
import type { AppEvent } from '../../slices/events.ts';
import { isShared, type SharedFact } from '../../slices/shared.ts';
import type { ShopStore } from '../../ui/store.tsx';
import type { TabClock, Version } from './clock.ts';
import { readMessage } from './messages.ts';
import { createRestTimer } from './restTimer.ts';
import { isWhole, shapeOf } from './savedShape.ts';
import { startSync, type SyncAction, type SyncMessage } from './syncState.ts';
import { syncStep } from './syncStep.ts';

export interface TabSync {
  readonly tell: (message: SyncMessage) => void;
  readonly clock: () => TabClock;
  /** True while this tab may have missed something. */
  readonly isBehind: () => boolean;
}

interface SyncOptions {
  readonly store: ShopStore;
  readonly port: TabsPort;
  /** Id of this tab. */
  readonly tab: string;
  readonly stored: Version | null;
  readonly report: (error: unknown, where: string) => void;
}

/** Facts that would leave slices which nobody can read are not let in, unless they were so before. */
const absorb = (store: ShopStore, facts: readonly SharedFact[]): void => {
  const payload = { facts: secret(facts) };
  const event: Pick<AppEvent<'view/factsArrived'>, 'type' | 'payload'> = {
    type: 'view/factsArrived',
    payload,
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its meaning lies in the payload alone
  const after = reduce(store.state(), event as AppEvent);
  if (!isWhole(shapeOf(after)) && isWhole(shapeOf(store.state())))
    throw new Error('A tab sent facts that break a slice');
  store.emit('view/factsArrived', payload);
};

/** Runs the steps of `syncStep` on this tab's store, channel and timer. */
export function syncTabs({ store, port, tab, stored, report }: SyncOptions): TabSync {
  let state = startSync(tab, stored);

  const tell = (message: SyncMessage): void => {
    const [next, actions] = syncStep(state, message, () => shapeOf(store.state()));
    state = next;
    for (const action of actions) perform(action);
  };
  const timer = createRestTimer(() => tell({ kind: 'waited' }));
  const perform = (action: SyncAction): void => {
    switch (action.do) {
      case 'post':
        return port.post(action.message);
      case 'wait':
        return timer.wait(action.ms);
      case 'endSession':
        return store.emit('auth/endedElsewhere');
      case 'absorb':
        return absorb(store, action.facts);
      case 'adopt':
        return store.emit('view/slicesArrived', {
          saved: secret(action.slices),
          isLogin: action.isLogin,
        });
    }
  };
  store.observeCommits((commit) => {
    // What began in another tab is not told: no echo.
    const facts = commit[0]?.source === 'tab' ? [] : commit.filter(isShared);
    if (facts.length > 0) tell({ kind: 'happened', facts });
  });
  port.messages$.subscribe((data) => {
    try {
      const message = readMessage(data);
      if (message) tell({ kind: 'heard', message });
    } catch (error) {
      report(error, 'tabs');
    }
  });
  return { tell, clock: () => state.clock, isBehind: () => state.isBehind };
}
