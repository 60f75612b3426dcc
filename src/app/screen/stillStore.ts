import type { AppState } from '../../slices/state.ts';
import type { PageStore } from '../../ui/store.tsx';

/** A store that only shows: no effect is there to be started, and what the screen tells it changes nothing. */
export const stillStore = (state: AppState): PageStore => ({
  state: () => state,
  serverState: () => state,
  subscribe: () => () => undefined,
  emit: () => undefined,
});
