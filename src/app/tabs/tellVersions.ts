import type { TabsPort } from '../../ports/tabs.ts';
import type { AppEvent } from '../../slices/events.ts';
import { POLLED_FACTS } from '../../slices/view/freshness/polls.ts';
import type { ShopStore } from '../../ui/store.tsx';

type FoundType = (typeof POLLED_FACTS)[number];

const types: ReadonlySet<string> = new Set(POLLED_FACTS);
const isFound = (event: AppEvent): event is AppEvent<FoundType> => types.has(event.type);

/**
 * Tells the other tabs what this one has found as the one that polls (docs/decisions/0007-one-tab-polls.md), but for what it was
 * told itself. The result ends it.
 */
export const tellVersions = (store: ShopStore, port: TabsPort, isTold = () => false): (() => void) =>
  store.observe((event) => {
    if (!isFound(event) || isTold() || !store.state().view.isPolling) return;
    port.post({ kind: 'version', type: event.type, version: event.payload.version });
  });
