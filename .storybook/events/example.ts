import { maskEvent } from '../../src/slices/maskEvent.ts';
import { appEvents, type AppEvent } from '../../src/slices/events.ts';

const MOST_FIELDS = 12;
const MOST_CHARACTERS = 90;
const MOST_DEPTH = 4;

/** A value as an example shows it: of a list one item, of a long text its beginning. */
function shortened(value: unknown, depth = 0): unknown {
  if (typeof value === 'string')
    return value.length > MOST_CHARACTERS ? `${value.slice(0, MOST_CHARACTERS)}…` : value;
  if (typeof value !== 'object' || value === null) return value;
  if (depth === MOST_DEPTH) return '…';
  if (Array.isArray(value)) return value.slice(0, 1).map((item) => shortened(item, depth + 1));
  const fields = Object.entries(value).slice(0, MOST_FIELDS);
  return Object.fromEntries(fields.map(([name, part]) => [name, shortened(part, depth + 1)]));
}

/** The payload of an event as the journal keeps it, short enough for a page. */
export const exampleOf = (event: AppEvent): unknown => shortened(maskEvent(appEvents, event).payload);
