import * as z from 'zod/mini';
import {
  about,
  assumed,
  id,
  isoTime,
  missing,
  pathId,
  refused,
  roubles,
  shopHeaders,
  signedOut,
} from './common.ts';
import { customer, orderDraft } from './orderPayload.ts';
import { notation as c } from './notation.ts';

const text = z.nullish(z.string());

export const promo = assumed(
  z.object({
    id,
    code: z.string(),
    title: text,
    description: text,
    image: text,
    dateFrom: z.nullish(isoTime),
    dateTo: z.nullish(isoTime),
    isPersonal: z.nullish(z.boolean()),
  }),
);

export const promoRequest = z.object({
  /** Empty when there is none. */
  coupon: z.string(),
  /** All lines, the hidden delivery line and the service fee included. */
  fullPrice: roubles,
  /** Paid goods without gifts, delivery and fee. */
  notGiftsAndNotDeliveryTotal: roubles,
  customer,
  order: orderDraft,
});

/** `sum`: roubles still missing until the gift. */
export const lostGift = assumed(z.object({ code: z.string(), name: text, sum: z.nullish(roubles) }));

/** The code alone. */
export const lostGiftCode = assumed(z.string());
export const loyaltyError = assumed(z.object({ message: z.nullish(z.string()) }));

export const promoAnswer = z.object({
  discountTotal: z.nullish(roubles),
  lostGift: z.nullish(z.union([lostGift, lostGiftCode])),
  /** Product codes; a product id is read too. */
  freeProducts: z.nullish(z.array(z.string())),
  loyaltyProgramErrors: z.nullish(z.array(assumed(z.union([z.string(), loyaltyError])))),
});

export type WirePromo = z.infer<typeof promo>;
/** The body to send: its personal fields need no brand. */
export type WirePromoRequest = z.input<typeof promoRequest>;
export type WireLostGift = z.infer<typeof lostGift>;
export type WirePromoAnswer = z.infer<typeof promoAnswer>;

export const promoRoutes = c.router({
  list: {
    method: 'GET',
    path: '/promo',
    query: z.object({ userId: id }),
    headers: shopHeaders,
    responses: { 200: z.array(promo), ...signedOut, ...refused },
    summary: 'Promotions for a customer',
    metadata: about({ auth: 'required', idempotent: true }),
  },
  find: {
    method: 'GET',
    path: '/promo/:code',
    pathParams: z.object({ code: pathId }),
    headers: shopHeaders,
    responses: { 200: promo, ...signedOut, ...missing, ...refused },
    summary: 'One promotion',
    metadata: about({ auth: 'required', idempotent: true }),
  },
  calculate: {
    method: 'POST',
    path: '/promo',
    headers: shopHeaders,
    body: promoRequest,
    responses: { 200: promoAnswer, 201: promoAnswer, ...signedOut, ...refused },
    summary: 'Discounts and free products for a cart; changes nothing',
    metadata: about({ auth: 'required', idempotent: true }),
  },
});
