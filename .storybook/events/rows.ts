import type { AppEvent } from '../../src/slices/events.ts';
import type { EventRow } from './messages.ts';

/** A payload in sight is read by a person: a whole menu is cut here, in characters. */
const MOST_CHARACTERS = 12_000;

export const rowOf = ({ id, type, source, time, depth }: AppEvent): EventRow => ({
  id,
  type,
  source,
  time,
  depth,
});

/** The payload as a person reads it. */
export function payloadText({ payload }: { readonly payload: unknown }): string {
  const text = JSON.stringify(payload, null, 2);
  if (text.length <= MOST_CHARACTERS) return text;
  return `${text.slice(0, MOST_CHARACTERS)}\n… и ещё ${text.length - MOST_CHARACTERS} знаков`;
}
