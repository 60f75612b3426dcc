import * as z from 'zod/mini';
import { wellFormedText } from '../domain/wellFormedText.ts';

/** Kopecks, as they lie in storage. */
export const savedSum = z.int().check(z.minimum(0));
export const savedText = z.string().check(z.maxLength(10_000), z.overwrite(wellFormedText));

/** Reads what storage held of a slice; anything that is not of its shape is null, and the slice starts empty. */
export function readSaved<Slice>(schema: z.core.$ZodType, value: unknown): Partial<Slice> | null {
  const result = z.safeParse(schema, value);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema of each saved.ts states the slice's own fields; brands are types only
  return result.success ? (result.data as Partial<Slice>) : null;
}
