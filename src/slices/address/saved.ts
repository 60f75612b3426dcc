import * as z from 'zod/mini';
import { savedAddressLines, savedReader, savedText } from '../saved.ts';
import type { AddressState } from './state.ts';

// Read by older tabs too: change only together with STORE_VERSION.
export const readSavedAddress = savedReader<
  AddressState,
  'wantedAt' | 'unconfirmed' | 'isSaving' | 'failure' | 'place' | 'here' | 'named' | 'spot'
>({
  list: z.array(z.object({ id: savedText, ...savedAddressLines })),
  selectedId: z.nullable(savedText),
  usedIn: z.optional(z.record(savedText, savedText)),
});
