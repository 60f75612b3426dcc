import type { AppEvent } from '../slices/events.ts';
import { isShared, type SharedFact } from '../slices/shared.ts';
import type { Tab } from './adopt.ts';
import type { Version } from './tabClock.ts';

/**
 * Hands on the shared facts of every commit that began in this tab, together, and moves the tab's clock before anybody
 * who subscribes later sees them. What began in another tab is not handed on: no echo.
 */
export function watchOwnCommits(
  { store, clock }: Tab,
  share: (facts: readonly SharedFact[], before: Version) => void,
): void {
  let state = store.state();
  let isForeign = false;
  let facts: SharedFact[] = [];
  let before = clock.version();

  const close = () => {
    if (facts.length > 0) share(facts, before);
    facts = [];
  };
  /** A commit is published when all of it is reduced: another state means another commit, and its root comes first. */
  const open = (root: AppEvent) => {
    close();
    state = store.state();
    isForeign = root.source === 'tab';
  };
  store.event$.subscribe((event) => {
    if (store.state() !== state) open(event);
    if (isForeign || !isShared(event)) return;
    if (facts.length === 0) {
      before = clock.version();
      clock.advance();
      queueMicrotask(close);
    }
    if (event.type === 'auth/loggedOut') clock.endEpoch();
    facts.push(event);
  });
}
