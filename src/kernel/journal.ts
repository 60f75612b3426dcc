import type { Reduce } from './define.ts';
import type { EventOf, Registry } from './event.ts';

/** Masked events in their order and the masked state they start from. */
export interface Recording<R extends Registry, S> {
  readonly base: S;
  readonly events: readonly EventOf<R>[];
}
export interface Journal<R extends Registry, S> {
  record(event: EventOf<R>): void;
  export(): Recording<R, S>;
}

const SEGMENT = 256;

/** The event as a log may keep it: its personal fields are masked, the event itself is left alone. */
export function maskEvent<R extends Registry>(events: R, event: EventOf<R>): EventOf<R> {
  const payload = { ...(event.payload as Record<string, unknown>) };
  for (const [key, hide] of Object.entries(events[event.type]!.masks))
    if (key in payload) payload[key] = (hide as (value: unknown) => unknown)(payload[key]);
  return { ...event, payload };
}

/**
 * Keeps the last 256 to 511 events, masked, with the state they start from; folding them gives the state but for
 * secrets. A heavy event ends its segment, so the next base holds its payload by reference; of each heavy type the
 * log keeps one payload beside the one it starts from, and is shorter where these follow each other soon.
 */
export function createJournal<R extends Registry, S>(
  app: { readonly events: R; readonly reduce: Reduce<R, S>; readonly heavy: ReadonlySet<keyof R> },
  initial: S,
): Journal<R, S> {
  let shadow = initial; // folded from masked events only: never holds personal data
  const segments = [{ base: initial, events: [] as EventOf<R>[] }];
  return {
    record(event) {
      const current = segments.at(-1)!.events;
      const isHeavy = app.heavy.has(event.type);
      if (isHeavy)
        segments.splice(0, segments.findLastIndex(({ events }) => events.at(-1)?.type === event.type) + 1);
      const masked = maskEvent(app.events, event);
      shadow = app.reduce(shadow, masked);
      current.push(masked);
      if (isHeavy || current.length === SEGMENT) segments.push({ base: shadow, events: [] });
      if (segments.slice(1).flatMap(({ events }) => events).length >= SEGMENT) segments.shift();
    },
    export: () => ({ base: segments[0]!.base, events: segments.flatMap(({ events }) => events) }),
  };
}
