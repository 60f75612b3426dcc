import * as z from 'zod/mini';
import { wellFormedText } from '../domain/wellFormedText.ts';

/** Kopecks, as they lie in storage. */
export const savedSum = z.int().check(z.minimum(0));
export const savedText = z.string().check(z.maxLength(10_000), z.overwrite(wellFormedText));

/** What the customer typed of an address. */
export const savedAddressLines = {
  city: savedText,
  street: savedText,
  home: savedText,
  apartment: savedText,
  entrance: savedText,
  floor: savedText,
  zoneId: z.nullable(savedText),
};

/**
 * The reader of what storage held of a slice; what is not of its shape is null, and the slice starts empty. A field of
 * the slice has a schema in `shape` or is named in `OfOnePage`: then it is neither kept nor told to other tabs.
 *
 *     savedReader<AuthState, 'isSubmitting' | 'failure'>({ token: z.nullable(savedText) })
 */
export const savedReader = <Slice, OfOnePage extends keyof Slice>(
  shape: Readonly<Record<Exclude<keyof Slice, OfOnePage>, z.core.$ZodType>>,
): ((value: unknown) => Partial<Slice> | null) => {
  const schema = z.object(shape);
  return (value) => {
    const result = z.safeParse(schema, value);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the shape states the slice's own fields; brands are types only
    return result.success ? (result.data as unknown as Partial<Slice>) : null;
  };
};
