import { useSyncExternalStore } from 'react';
import { STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';

/** A story in these has been drawn, and acts no more; in `completed` what comes after it is still to act. */
const AT_REST: ReadonlySet<unknown> = new Set(['finished', 'errored']);

interface PhaseChanged {
  readonly newPhase?: unknown;
  readonly storyId: string;
}

let atRest: string | null = null;
const listeners = new Set<() => void>();

const hear = ({ newPhase, storyId }: PhaseChanged): void => {
  if (!AT_REST.has(newPhase)) return;
  atRest = storyId;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** From here on it is known which story has come to rest, whether a panel that asks is open or not. */
export const followStories = (): void => {
  addons.getChannel().on(STORY_RENDER_PHASE_CHANGED, hear);
};

/** The id of the last story that has played what it plays; null before the first. */
export const useStoryAtRest = (): string | null => useSyncExternalStore(subscribe, () => atRest);
