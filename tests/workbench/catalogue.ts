import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { chosenUses } from './chosenUses.ts';
import { chosenExamples } from './chosenExamples.ts';
import { eventTypes } from '../../src/slices/events.ts';
import { eventsByStory } from './runReport.ts';

/** Reads reports of story runs (of one whole run, or of several that ran parts) and writes what they say of events. */
const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const USES = at('stories/70-Events/uses.json');
const EXAMPLES = at('stories/70-Events/examples.json');
const WHOLE_RUN = at('.cache/test/stories.json');

const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const write = (path: string, value: unknown): void =>
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);

const paths = process.argv.length > 2 ? process.argv.slice(2) : [WHOLE_RUN];
const stories = new Map(paths.flatMap((path) => [...eventsByStory(json(path))]));
const known = z.record(z.string(), z.array(z.string())).parse(json(USES));
const uses = chosenUses({ types: eventTypes, stories, known });
write(USES, uses);
write(EXAMPLES, chosenExamples(eventTypes, stories, z.record(z.string(), z.unknown()).parse(json(EXAMPLES))));
const unused = eventTypes.filter((type) => uses[type] === undefined);
process.stdout.write(
  `${stories.size} stories read, ${eventTypes.length - unused.length} events have a story\n`,
);
if (unused.length > 0) process.stdout.write(`No story meets ${unused.join(', ')}\n`);
