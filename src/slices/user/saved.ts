import * as z from 'zod/mini';
import { savedReader, savedSum, savedText } from '../saved.ts';
import type { UserState } from './state.ts';
import { savedWishes } from './waiting/saved.ts';

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
});
