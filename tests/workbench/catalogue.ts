import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { chosenUses } from './chosenUses.ts';
import { chosenExamples } from './chosenExamples.ts';
import { eventTypes } from '../../src/slices/events.ts';
import type { Recorded } from './recorded.ts';
import { eventsByStory } from './runReport.ts';

/** Reads reports of story runs (of one whole run, or of several that ran parts) and writes what they say of events. */
const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const RECORDED = at('stories/70-Events/recorded.json');
const WHOLE_RUN = at('.cache/test/stories.json');

const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const write = (path: string, value: unknown): void =>
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);

const paths = process.argv.length > 2 ? process.argv.slice(2) : [WHOLE_RUN];
const stories = new Map(paths.flatMap((path) => [...eventsByStory(json(path))]));
const known = z.record(
  z.string(),
  z.object({ stories: z.optional(z.array(z.string())), example: z.optional(z.unknown()) }),
);
const before = Object.entries(known.parse(json(RECORDED)));
const uses = chosenUses({
  types: eventTypes,
  stories,
  known: Object.fromEntries(before.map(([type, row]) => [type, row.stories ?? []])),
});
const examples = chosenExamples(
  eventTypes,
  stories,
  Object.fromEntries(
    before.flatMap(([type, { example }]) => (example === undefined ? [] : [[type, example]])),
  ),
);
const rows = eventTypes
  .toSorted()
  .map((type): [string, Recorded] => [type, { stories: uses[type], example: examples[type] }])
  .filter(([, { stories: met, example }]) => met !== undefined || example !== undefined);
write(RECORDED, Object.fromEntries(rows));
const unused = eventTypes.filter((type) => uses[type] === undefined);
process.stdout.write(
  `${stories.size} stories read, ${eventTypes.length - unused.length} events have a story\n`,
);
if (unused.length > 0) process.stdout.write(`No story meets ${unused.join(', ')}\n`);
