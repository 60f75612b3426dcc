import * as z from 'zod/mini';
import { isShared, type SharedFact } from '../../slices/shared.ts';
import type { SavedSlices } from '../../slices/view/page/savedState.ts';
import { isWhole, readShape } from './savedShape.ts';
import { version } from './storedSlices.ts';
import type { Version } from './clock.ts';

/** One commit's facts, and what was known when they came about. */
export interface FactsMessage extends Version {
  readonly kind: 'facts';
  readonly facts: readonly SharedFact[];
}

/** What tabs say to each other. */
export type TabMessage =
  | FactsMessage
  /** What a tab holds, to be compared; with rev 0 it asks, since it may have missed something. */
  | ({ readonly kind: 'digest'; readonly digest: string } & Version)
  | ({ readonly kind: 'slices'; readonly slices: SavedSlices } & Version);

const text = z.string().check(z.maxLength(100));
const fact = z.object({
  id: text,
  type: z.string(),
  payload: z.looseObject({}),
  time: z.number(),
  source: z.string(),
  causation: z.nullable(z.string()),
  correlation: z.string(),
  depth: z.number(),
});
const message = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('facts'), ...version.shape, facts: z.array(fact).check(z.maxLength(200)) }),
  // A page of an earlier build does not say what it knows.
  z.object({
    kind: z.literal('digest'),
    ...version.shape,
    known: z.prefault(version.shape.known, {}),
    digest: text,
  }),
  z.object({ kind: z.literal('slices'), ...version.shape, slices: z.looseObject({}) }),
]);
const KINDS: ReadonlySet<unknown> = new Set(['facts', 'digest', 'slices']);
const ofKind = z.object({ kind: z.string() });

/** Null for what a newer shop may say and this one does not know; throws on what has a wrong shape. */
export function readMessage(data: unknown): TabMessage | null {
  const { kind } = ofKind.parse(data);
  if (!KINDS.has(kind)) return null;
  const read = message.parse(data);
  if (read.kind === 'digest') return read;
  // Their payloads are judged by the slices that they would leave.
  if (read.kind === 'facts') return { ...read, facts: read.facts.filter(isShared) };
  const slices = readShape((slice) => (Object.hasOwn(read.slices, slice) ? read.slices[slice] : null));
  if (!isWhole(slices)) throw new Error('A tab sent slices that cannot be read');
  return { ...read, slices };
}
