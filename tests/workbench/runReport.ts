import * as z from 'zod/mini';

const names = z.array(z.string());
const met = z.object({ given: names, since: names, examples: z.record(z.string(), z.unknown()) });
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

export type EventsMet = z.infer<typeof met>;

/** What each story that passed told of its events, by its id. */
export function eventsByStory(json: unknown): ReadonlyMap<string, EventsMet> {
  const stories = report
    .parse(json)
    .testResults.flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed');
  return new Map(
    stories.flatMap(({ meta }) => {
      const told = meta?.reports?.find(({ type }) => type === 'events');
      return meta?.storyId === undefined || !told ? [] : [[meta.storyId, met.parse(told.result)] as const];
    }),
  );
}
