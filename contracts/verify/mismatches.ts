import * as z from 'zod/mini';

const mismatch = z.looseObject({ path: z.optional(z.string()), mismatch: z.optional(z.string()) });
/** What the library says of a verification that failed, as JSON in the message of its error. */
const result = z.looseObject({
  errors: z.array(
    z.looseObject({
      mismatch: z.looseObject({
        mismatches: z.optional(z.array(mismatch)),
        message: z.optional(z.string()),
      }),
    }),
  ),
});

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const lineOf = ({ path, mismatch: text = 'does not fit' }: z.infer<typeof mismatch>): string =>
  path === undefined ? text : `${path}: ${text}`;

/** What differs from the pact, a line each; what cannot be read is given as it is. */
export function mismatchesOf(error: unknown): readonly string[] {
  const text = error instanceof Error ? error.message : String(error);
  const read = result.safeParse(jsonOf(text));
  if (!read.success) return [text];
  const lines = read.data.errors.flatMap(({ mismatch: { mismatches, message } }) => [
    ...(mismatches ?? []).map(lineOf),
    ...(message === undefined ? [] : [message]),
  ]);
  return lines.length > 0 ? lines : [text];
}
