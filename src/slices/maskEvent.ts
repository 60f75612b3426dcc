import type { EventOf, Registry } from '../kernel/event.ts';

/** The event as a log may keep it: its personal fields are masked, the event itself is left alone. */
export function maskEvent<R extends Registry>(events: R, event: EventOf<R>): EventOf<R> {
  const masks = Object.entries(events[event.type]!.masks);
  if (masks.length === 0) return event;
  const payload = { ...(event.payload as Record<string, unknown>) };
  for (const [key, hide] of masks)
    if (key in payload) payload[key] = (hide as (value: unknown) => unknown)(payload[key]);
  return { ...event, payload };
}
