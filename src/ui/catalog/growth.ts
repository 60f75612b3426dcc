import { startTransition } from 'react';

/** Safari has no idle callbacks. */
const WITHOUT_IDLE_MS = 50;

/** A list that is drawn piece by piece. */
export interface Growing {
  readonly isNear: () => boolean;
  /** Draws one piece more; called in a transition. */
  readonly grow: () => void;
}

const waiting = new Set<Growing>();
let drawn: Growing | null = null;
let isPlanned = false;

const next = (): Growing | undefined => {
  const all = [...waiting];
  return all.find(({ isNear }) => isNear()) ?? all[0];
};

function drawNext(): void {
  isPlanned = false;
  const growing = drawn === null ? next() : undefined;
  if (!growing) return;
  waiting.delete(growing);
  drawn = growing;
  startTransition(growing.grow);
}

/** What is near is drawn at once, what is far when the browser has nothing else to do. */
function plan(): void {
  if (isPlanned || drawn !== null || waiting.size === 0) return;
  isPlanned = true;
  if (next()?.isNear() === true) setTimeout(drawNext);
  else if (typeof requestIdleCallback === 'function') requestIdleCallback(drawNext);
  else setTimeout(drawNext, WITHOUT_IDLE_MS);
}

/** The list has more to draw, or has come near. One piece of one list is drawn at a time, so that each is short. */
export function askToGrow(growing: Growing): void {
  waiting.add(growing);
  if (growing.isNear() && drawn === null && isPlanned) drawNext();
  plan();
}

/** The piece is on the screen, or its list is gone. */
export function restFromGrowing(growing: Growing): void {
  waiting.delete(growing);
  if (drawn === growing) drawn = null;
  plan();
}
