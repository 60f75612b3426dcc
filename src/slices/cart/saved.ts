import * as z from 'zod/mini';
import { savedAddressLines, savedReader, savedSum, savedText } from '../saved.ts';
import type { CartState } from './state.ts';

// Read by older tabs too: change only together with STORE_VERSION.
const modifier = z.object({
  id: savedText,
  name: savedText,
  price: savedSum,
  amount: z.int().check(z.minimum(1)),
  code: savedText,
  groupId: savedText,
  groupName: savedText,
});
const line = z.object({
  id: savedText,
  productId: savedText,
  code: savedText,
  name: savedText,
  price: savedSum,
  image: z.nullable(savedText),
  weight: z.nullable(z.number()),
  quantity: z.int().check(z.minimum(1)),
  maxQuantity: z.int().check(z.minimum(0)),
  modifiers: z.array(modifier),
  kind: z.enum(['goods', 'gift', 'delivery', 'fee']),
  isFromPromocode: z.boolean(),
});
const form = z.object({
  payment: z.enum(['online', 'card', 'cash']),
  changeFrom: z.nullable(savedSum),
  persons: z.int().check(z.minimum(1)),
  comment: savedText,
});
const method = z.enum(['delivery', 'self']);
const isoTime = z.nullable(savedText.check(z.refine((text) => !Number.isNaN(Date.parse(text)))));
const address = z.object({ id: z.optional(savedText), ...savedAddressLines });
/** Sent again as it lies here, so all of it must be there. */
const body = z.object({
  place: z.optional(z.object({ citySlug: z.nullable(savedText), zoneId: z.nullable(savedText) })),
  coupon: savedText,
  fullPrice: savedSum,
  notGiftsAndNotDeliveryTotal: savedSum,
  phone: savedText.check(z.minLength(1)),
  name: savedText,
  lines: z.array(line),
  address: z.nullable(address),
  spendBonus: savedSum,
  deliveryMethod: method,
  terminalId: z.nullable(savedText),
  deliveryTime: isoTime,
  ...form.shape,
  total: savedSum,
  discountTotal: savedSum,
});
const check = z.object({
  tries: z.int().check(z.minimum(0)),
  message: z.nullable(savedText),
  failedAt: z.int(),
  nextAt: z.int(),
});
const intent = z.object({
  key: savedText.check(z.minLength(1)),
  body,
  state: z.enum(['sending', 'uncertain']),
  madeAt: z.int(),
  check: z.optional(check),
});
/** A payment page was judged when the server named it; here it only has to be an address that a browser opens as a page. */
const page = savedText.check(z.refine((text) => /^(?:https?:\/\/|\/(?!\/))/i.test(text)));
const unsettled = z.object({
  id: savedText.check(z.minLength(1)),
  number: savedText,
  paymentUrl: z.nullable(page),
  body,
  placedAt: z.int(),
  isCartReturned: z.boolean(),
});

type OfOnePage =
  | 'unchosen'
  | 'lost'
  | 'lastAddedId'
  | 'lastAddedAt'
  | 'answeredRevision'
  | 'isCalculating'
  | 'bonusWish'
  | 'giftChoices'
  | 'history'
  | 'offered'
  | 'seenTotal'
  | 'seenSum'
  | 'leaveOffered'
  | 'orderFailure';

export const readSavedCart = savedReader<CartState, OfOnePage>({
  lines: z.array(line),
  spendBonus: savedSum,
  discountTotal: savedSum,
  deliveryTime: isoTime,
  deliveryMethod: method,
  restaurantId: z.nullable(savedText),
  coupon: savedText,
  workTimeShownOn: z.nullable(savedText),
  lostGift: z.nullable(z.object({ code: savedText, name: savedText, missing: z.nullable(savedSum) })),
  freeProducts: z.array(savedText),
  loyaltyErrors: z.array(savedText),
  declinedGifts: z.array(savedText),
  askedGifts: z.array(savedText),
  revision: z.int(),
  form,
  intent: z.nullable(intent),
  refused: z.optional(z.nullable(z.pick(intent, { key: true, body: true }))),
  givenUp: z.optional(
    z.array(z.extend(z.pick(intent, { key: true, madeAt: true }), { body: z.optional(body) })),
  ),
  placed: z.optional(z.nullable(z.object({ key: savedText, id: savedText, body: z.optional(body) }))),
  unsettled: z.optional(z.array(unsettled)),
});
