import * as z from 'zod/mini';
import { savedReader, savedSum, savedText } from '../saved.ts';
import type { UserState } from './state.ts';
import { savedWishes } from './waiting/saved.ts';

const way = z.object({
  orderId: savedText,
  method: z.enum(['delivery', 'self']),
  promisedAt: z.nullable(savedText),
  delay: z.nullable(z.object({ estimatedAt: savedText, heardAt: z.int() })),
  began: z.object({
    accepted: z.optional(z.int()),
    cooking: z.optional(z.int()),
    onWay: z.optional(z.int()),
    delivered: z.optional(z.int()),
    readyForPickup: z.optional(z.int()),
  }),
});

// Read by older tabs too: change only together with STORE_VERSION.
export const readSavedUser = savedReader<UserState, 'forms'>({
  customer: z.nullable(
    z.object({
      id: savedText,
      phone: savedText.check(z.minLength(1)),
      name: savedText,
      balance: savedSum,
      zoneId: z.nullable(savedText),
      consents: z.object({
        personalData: z.boolean(),
        pushNotifications: z.boolean(),
        advertising: z.boolean(),
      }),
    }),
  ),
  allergens: z.array(savedText),
  isAlreadySelectedCity: z.boolean(),
  isShowGetMobileApp: z.boolean(),
  waiting: z.optional(savedWishes),
  way: z.optional(z.nullable(way)),
});
