import * as z from 'zod/mini';

/** The name of an {@link EventsMet} among the reports of a story. */
export const EVENTS_REPORT = 'events';

const names = z.readonly(z.array(z.string()));
const met = z.object({
  given: names,
  since: names,
  /** One payload of each type. */
  examples: z.record(z.string(), z.unknown()),
});
/** What a story tells of its events when it is over. */
export type EventsMet = z.infer<typeof met>;

/** The part of Vitest's JSON report that tells of stories. */
const report = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({
          status: z.string(),
          meta: z.optional(
            z.object({
              storyId: z.optional(z.string()),
              reports: z.optional(z.array(z.object({ type: z.string(), result: z.unknown() }))),
            }),
          ),
        }),
      ),
    }),
  ),
});

/** What each story that passed told of its events, by its id. */
export function eventsByStory(json: unknown): ReadonlyMap<string, EventsMet> {
  const stories = report
    .parse(json)
    .testResults.flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed');
  return new Map(
    stories.flatMap(({ meta }) => {
      const told = meta?.reports?.find(({ type }) => type === EVENTS_REPORT);
      return meta?.storyId === undefined || !told ? [] : [[meta.storyId, met.parse(told.result)] as const];
    }),
  );
}
