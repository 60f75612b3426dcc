import * as z from 'zod/mini';
import { MOST_WISHES } from '../../../domain/waiting.ts';
import { savedAddressLines, savedText } from '../../saved.ts';

const moment = z.int();
const intent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('like'), productId: savedText, isLiked: z.boolean() }),
  z.object({ kind: z.literal('address'), draft: z.object(savedAddressLines) }),
  z.object({
    kind: z.literal('reservation'),
    request: z.object({
      terminalId: savedText,
      name: savedText,
      phone: savedText,
      date: savedText,
      time: savedText,
      guests: z.int(),
      comment: savedText,
    }),
  }),
]);
const wish = z.object({
  id: savedText,
  at: moment,
  needs: z.enum(['login', 'network']),
  intent,
  claim: z.nullable(z.object({ by: savedText, at: moment })),
});

/** What cannot be read is empty, and costs nobody the rest of the slice. */
// oxlint-disable-next-line promise/valid-params -- zod's own, and no promise
export const savedWishes = z.catch(z.array(wish).check(z.maxLength(MOST_WISHES)), []);
