import * as z from 'zod/mini';
import { savedSum, savedText } from '../../saved.ts';
import { NOTE_MOST } from './note.ts';
import type { VisitNote } from './noteShape.ts';

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

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The note in such a text; null for anything else, whatever it is. */
export function readNote(text: string | null): VisitNote | null {
  if (text === null || text.length > NOTE_MOST) return null;
  const result = z.safeParse(note, parsed(text));
  return result.success ? result.data : null;
}
