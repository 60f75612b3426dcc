import * as z from 'zod/mini';
import { savedSum, savedText } from '../../saved.ts';
import { NOTE_MOST } from './note.ts';
import type { VisitNote } from './noteShape.ts';
import { parsedJson } from '../../../domain/parsedJson.ts';

const count = z.nullable(savedSum);
const day = z.object({ open: savedText, close: savedText, isNextDay: z.boolean() });
const note = z.object({
  v: z.literal(1),
  at: z.int(),
  city: savedText,
  whose: z.nullable(savedText),
  dishes: z.array(
    z.object({
      id: savedText,
      name: savedText,
      base: savedSum,
      price: savedSum,
      isStopped: z.boolean(),
      lines: z.array(savedText),
    }),
  ),
  place: z.object({
    id: z.nullable(savedText),
    name: z.nullable(savedText),
    week: z.nullable(z.array(z.nullable(day))),
  }),
  zone: z.nullable(
    z.object({ key: savedText, price: count, minSum: count, freeFrom: count, minutes: count }),
  ),
  order: z.nullable(z.object({ key: savedText, status: savedText, method: z.enum(['delivery', 'self']) })),
});

/** The note in such a text; null for anything else, whatever it is. */
export function readNote(text: string | null): VisitNote | null {
  if (text === null || text.length > NOTE_MOST) return null;
  const result = z.safeParse(note, parsedJson(text));
  return result.success ? result.data : null;
}
