import * as z from 'zod/mini';
import { readSaved, savedText } from '../saved.ts';
import type { AddressState } from './state.ts';

// Read by older tabs too: change only together with STORE_VERSION.
const address = z.object({
  list: z.array(
    z.object({
      id: savedText,
      city: savedText,
      street: savedText,
      home: savedText,
      apartment: savedText,
      entrance: savedText,
      floor: savedText,
      zoneId: z.nullable(savedText),
    }),
  ),
  selectedId: z.nullable(savedText),
  usedIn: z.optional(z.record(savedText, savedText)),
});

export const readSavedAddress = (value: unknown): Partial<AddressState> | null =>
  readSaved<AddressState>(address, value);
