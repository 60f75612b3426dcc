import { useSyncExternalStore } from 'react';
import type { AppState } from '../../src/slices/state.ts';

/** What the canvas shows: the story as it runs, or the screen of some moment. */
export interface Sight {
  /** Another key is another picture: everything on the canvas is made anew. */
  readonly key: string;
  /** Where the router begins; null leaves that to the story. */
  readonly path: string | null;
  /** Null: the running story. */
  readonly moment: Moment | null;
}
export interface Moment {
  readonly state: AppState;
  /** Of a pasted journal: the whole shop stands on the canvas, whatever the story shows. */
  readonly isPasted: boolean;
}

const FIRST: Sight = { key: 'story', path: null, moment: null };

let sight = FIRST;
let count = 0;
const listeners = new Set<() => void>();

/** Shows something else on the canvas. */
export function show({ path, moment }: Omit<Sight, 'key'>): void {
  count += 1;
  sight = { key: `look-${count}`, path, moment };
  for (const listener of listeners) listener();
}

/** Before a story begins: it is its own first picture. */
export const showStory = (): void => {
  sight = FIRST;
};

const sightNow = (): Sight => sight;

/** True when the running story was made anew after a look at some moment. */
export const isSeenAgain = ({ key, moment }: Sight): boolean => moment === null && key !== FIRST.key;

export const useSight = (): Sight =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, sightNow);
