import { filter, firstValueFrom, startWith, timeout } from 'rxjs';
import type { AppEvent, AppEventType } from '../../src/slices/events.ts';
import recorded from '../../stories/70-Events/recorded.json';
import type { Recorded } from '../../tests/workbench/recorded.ts';
import type { EventsMet } from '../../tests/workbench/runReport.ts';
import type { OpenShop } from '../shop/open.ts';
import { exampleOf } from './example.ts';

/** Calls of the demo back end take their time, in ms. */
const PATIENCE_MS = 8_000;

const typesOf = (events: readonly AppEvent[]): readonly AppEventType[] => [
  ...new Set(events.map(({ type }) => type)),
];

export function eventsMet(shop: OpenShop): EventsMet {
  const { events, given } = shop.journal();
  const examples = new Map<string, unknown>();
  for (const event of events) if (!examples.has(event.type)) examples.set(event.type, exampleOf(event));
  return {
    given: typesOf(events.slice(0, given)),
    since: typesOf(events.slice(given)),
    examples: Object.fromEntries(examples),
  };
}

/** The types for which the event catalogue names this story. */
const promisedBy = (storyId: string): readonly string[] =>
  Object.entries<Recorded>(recorded)
    .filter(([, { stories = [] }]) => stories.includes(storyId))
    .map(([type]) => type);

/** Waits until the story has met every event for which the catalogue names it; throws when one of them does not come. */
export async function keepsPromises(storyId: string, shop: OpenShop | null): Promise<void> {
  const promised = promisedBy(storyId);
  const missing = (): readonly string[] => {
    const met = new Set<string>(shop?.journal().events.map(({ type }) => type));
    return promised.filter((type) => !met.has(type));
  };
  if (missing().length === 0) return;
  const event$ = shop?.store.event$.pipe(
    startWith(null),
    filter(() => missing().length === 0),
    timeout({ first: PATIENCE_MS }),
  );
  await (event$ && firstValueFrom(event$).catch(() => null));
  if (missing().length > 0)
    throw new Error(
      `stories/70-Events/recorded.json names this story for ${missing().join(', ')}, and it has not met them (npm run catalogue)`,
    );
}
