import type { Reduce } from '../../kernel/define.ts';
import type { EventOf, Registry } from '../../kernel/event.ts';
import { maskEvent } from '../../slices/maskEvent.ts';

/** Masked events in their order and the masked state they start from. */
export interface Recording<R extends Registry, S> {
  readonly base: S;
  readonly events: readonly EventOf<R>[];
  /** So many events had been recorded before these: their meaning is in the base. */
  readonly dropped: number;
}
export interface Journal<R extends Registry, S> {
  record(event: EventOf<R>): void;
  /** All that there is, or the part of it that does without the first `since` events ever recorded. */
  export(since?: number): Recording<R, S>;
}

const SEGMENT = 256;

/**
 * Keeps the last 256 to 511 events, masked, with the state they start from; folding them gives the state but for
 * secrets. Nothing is folded before it leaves the log. A heavy event ends its segment, so the state that the log starts
 * from holds its payload by reference; of each heavy type the log keeps one payload beside the one it starts from, and
 * is shorter where these follow each other soon.
 */
export function createJournal<R extends Registry, S>(
  app: { readonly events: R; readonly reduce: Reduce<R, S>; readonly heavy: ReadonlySet<keyof R> },
  initial: S,
): Journal<R, S> {
  let base = initial; // folded from masked events only: never holds personal data
  let segments: readonly EventOf<R>[][] = [[]];
  let dropped = 0;
  const drop = (count: number): void => {
    const gone = segments.slice(0, count).flat();
    base = gone.reduce(app.reduce, base);
    dropped += gone.length;
    segments = segments.slice(count);
  };
  const lengthAfterFirst = () => segments.reduce((sum, events, at) => (at > 0 ? sum + events.length : 0), 0);
  return {
    record(event) {
      const isHeavy = app.heavy.has(event.type);
      if (isHeavy) drop(segments.findLastIndex((events) => events.at(-1)?.type === event.type) + 1);
      const current = segments.at(-1)!;
      current.push(maskEvent(app.events, event));
      if (!isHeavy && current.length < SEGMENT) return;
      segments = [...segments, []];
      if (lengthAfterFirst() >= SEGMENT) drop(1);
    },
    export(since = 0) {
      const events = segments.flat();
      const left = Math.min(Math.max(since - dropped, 0), events.length);
      if (left === 0) return { base, events, dropped };
      return {
        base: events.slice(0, left).reduce(app.reduce, base),
        events: events.slice(left),
        dropped: dropped + left,
      };
    },
  };
}
