import type { EventOf, Registry } from '../kernel/event.ts';

/** The event as a log may keep it: its personal fields are masked, the event itself is left alone. */
export function maskEvent<R extends Registry>(events: R, event: EventOf<R>): EventOf<R> {
  const masks = events[event.type]!.masks as Readonly<Record<string, (value: unknown) => unknown>>;
  const payload = event.payload as Readonly<Record<string, unknown>>;
  let masked: Record<string, unknown> | null = null;
  for (const key in masks) {
    if (!(key in payload)) continue;
    const hidden = masks[key]!(payload[key]);
    if (hidden !== payload[key]) (masked ??= { ...payload })[key] = hidden;
  }
  return masked ? { ...event, payload: masked } : event;
}
