import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import type { Overlays } from '../../ui/dialog/overlays.ts';

type RouterHistory = ReturnType<typeof createBrowserHistory>;

export interface ShopHistory extends RouterHistory {
  /** Does something to the page once no entry of ours stands in the history. */
  readonly onPage: (act: () => void) => void;
}

/** A move that the browser has not made by then is not coming; one that came after all would turn a page that nobody left. */
const LATEST_MOVE_MS = 10_000;

interface EntryState {
  readonly idx?: number;
  readonly key?: string;
  /** An entry of ours: the page below it once more, while something lies over that page. */
  readonly isOverlay?: true;
}

/** The entry of ours: comes and goes with what lies over the page, and makes way for what waits for the page. */
function createOverlayEntry(browser: Window, overlays: Overlays) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the router and this file have written
  const stateNow = (): EntryState => (browser.history.state as EntryState | null) ?? {};
  /** An entry of ours is the same place as its page. */
  const placeNow = (): string => `${stateNow().key ?? ''} ${browser.location.href}`;
  const waiting: (() => void)[] = [];
  let move: ReturnType<typeof setTimeout> | null = null;
  let place: string;
  const travel = (steps: number): void => {
    move = setTimeout(stay, LATEST_MOVE_MS);
    browser.history.go(steps);
  };
  /** From our own entry to the page; a tab may have been opened anew with that entry alone. */
  const stepOff = (): void => (browser.history.length > 1 ? travel(-1) : stay());
  /** What waits for the page itself is done one after the other, each once the one before it has arrived. */
  const proceed = (): void => {
    if (move !== null || waiting.length === 0) return;
    if (stateNow().isOverlay === true) return stepOff();
    waiting.shift()?.();
    settleSoon();
    proceed();
  };
  /** Brings the history in line with what lies over the page. */
  const settle = (): void => {
    proceed();
    if (move !== null) return;
    const { isOverlay = false, ...state } = stateNow();
    if (isOverlay && !overlays.isAny()) stepOff();
    if (!isOverlay && overlays.isAny())
      browser.history.pushState({ ...state, idx: (state.idx ?? 0) + 1, isOverlay: true }, '');
  };
  // Not at once: one dialog gives way to another without a step in the history.
  const settleSoon = (): void => void setTimeout(settle);
  const stay = (): void => {
    move = null;
    const { isOverlay = false, ...state } = stateNow();
    if (isOverlay) browser.history.replaceState(state, '');
    settle();
  };

  const arrive = (): void => {
    place = placeNow();
  };
  const hear = (event: PopStateEvent): void => {
    const isOwn = move !== null;
    if (move !== null) clearTimeout(move);
    move = null;
    if (placeNow() === place) {
      event.stopImmediatePropagation();
      if (!isOwn && stateNow().isOverlay !== true) overlays.back();
    }
    arrive();
    settleSoon();
  };
  const onPage = (act: () => void): void => {
    waiting.push(act);
    proceed();
  };
  return { settleSoon, arrive, hear, onPage, travel };
}

/**
 * The router's history with one entry more while anything lies over the page, so that Back is for what lies there (decision
 * 0020). The router sees nothing of it: the entry is the same page, and is gone before the page changes.
 */
export function createShopHistory(browser: Window, overlays: Overlays): ShopHistory {
  const { settleSoon, arrive, hear, onPage, travel } = createOverlayEntry(browser, overlays);
  // Before the router, which must not hear of our own entry.
  browser.addEventListener('popstate', hear);
  const router = createBrowserHistory({ window: browser, v5Compat: true });
  arrive();
  overlays.watch(settleSoon);
  settleSoon();

  const turning =
    <Step extends readonly unknown[]>(turn: (...step: Step) => void) =>
    (...step: Step): void =>
      onPage(() => {
        turn(...step);
        arrive();
      });
  let isLeaving = false;
  return Object.assign(router, {
    push: turning(router.push.bind(router)),
    replace: turning(router.replace.bind(router)),
    // Whoever presses twice while the browser is on its way means one step.
    go(steps: number): void {
      if (isLeaving) return;
      isLeaving = true;
      onPage(() => travel(steps));
      onPage(() => {
        isLeaving = false;
      });
    },
    onPage,
  });
}
