import type { Reduce } from './define.ts';
import type { EventOf, Registry } from './event.ts';

interface Segment<R extends Registry, S> {
  readonly base: S;
  readonly events: EventOf<R>[];
}
export interface Journal<R extends Registry, S> {
  record(event: EventOf<R>): void;
  export(): Segment<R, S>;
}

const SEGMENT = 256;

/** Keeps the last 256 to 512 events, masked, together with the state they start from. */
export function createJournal<R extends Registry, S>(
  events: R,
  reduce: Reduce<R, S>,
  initial: S,
): Journal<R, S> {
  let shadow = initial; // folded from masked events only: never holds personal data
  let previous: Segment<R, S> | null = null;
  let current: Segment<R, S> = { base: initial, events: [] };
  const mask = (event: EventOf<R>): EventOf<R> => {
    const payload = { ...(event.payload as Record<string, unknown>) };
    for (const [key, hide] of Object.entries(events[event.type]!.masks))
      payload[key] = (hide as (value: unknown) => unknown)(payload[key]);
    return { ...event, payload };
  };
  return {
    record(event) {
      if (current.events.length === SEGMENT) [previous, current] = [current, { base: shadow, events: [] }];
      const masked = mask(event);
      shadow = reduce(shadow, masked);
      current.events.push(masked);
    },
    export: () => ({
      base: (previous ?? current).base,
      events: [...(previous?.events ?? []), ...current.events],
    }),
  };
}
