import type { Moment } from './screenDoor.ts';
import type { Visit } from './support.ts';

/** A journal of a version that did not tell the width is most likely a phone's. */
const PHONE_WIDTH = 390;

export const widthOf = ({ width }: Pick<Visit, 'width'>): number => width ?? PHONE_WIDTH;

/** What a customer had before them after so many events. */
export function momentOf({ base, steps }: Pick<Visit, 'base' | 'steps'>, count: number): Moment {
  const state = steps[count - 1]?.state ?? base;
  const { path } = state.view;
  const entry = steps.slice(0, count).findLast(({ event }) => event.type === 'view/pageEntered')?.event;
  const under = entry?.type === 'view/pageEntered' ? entry.payload.under : undefined;
  return { state, path, under: under ?? null };
}
