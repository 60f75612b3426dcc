import { initContract } from '@ts-rest/core';
import * as z from 'zod/mini';
import { address } from './address.ts';
import {
  about,
  conflict,
  id,
  isoTime,
  missing,
  pathId,
  refused,
  roubles,
  secret,
  secretInPath,
  shopHeaders,
  signedOut,
  webAddress,
} from './common.ts';
import { customer, orderDraft } from './orderPayload.ts';

const c = initContract();
const text = z.nullish(z.string());

export const courierInfo = z.looseObject({ name: z.nullish(secret), phone: z.nullish(secret) });

/** One of iiko's statuses; an unknown one is shown as sent. */
export const orderDelivery = z.looseObject({
  status: z.string(),
  courierInfo: z.nullish(courierInfo),
  estimatedDeliveryTime: z.nullish(isoTime),
});

export const activeOrder = z.looseObject({
  id,
  number: z.nullish(id),
  createdAt: z.nullish(isoTime),
  deliveryMethod: z.nullish(z.enum(['delivery', 'self'])),
  sum: z.nullish(roubles),
  delivery: orderDelivery,
});

export const lastOrderModifier = z.looseObject({
  /** Equals a modifierId of the catalog. */
  iikoId: z.string(),
  name: text,
  amount: z.nullish(z.number()),
  groupId: text,
});

export const lastOrderProduct = z.looseObject({
  productId: z.string(),
  isGift: z.nullish(z.boolean()),
  amount: z.number(),
  name: text,
  mods: z.nullish(z.array(lastOrderModifier)),
});

export const lastOrder = z.looseObject({ products: z.array(lastOrderProduct) });

export const historyModifier = z.looseObject({
  id: z.string(),
  amount: z.number(),
  name: text,
  price: z.nullish(roubles),
});

/** Beyond the modifiers the specification shows no field; the rest is assumed and optional. */
export const historyItem = z.looseObject({
  productId: text,
  name: text,
  amount: z.nullish(z.number()),
  price: z.nullish(roubles),
  isGift: z.nullish(z.boolean()),
  modifiers: z.nullish(z.array(historyModifier)),
});

export const historyOrder = z.looseObject({
  id: z.nullish(id),
  number: z.nullish(id),
  createdAt: z.nullish(isoTime),
  status: text,
  deliveryMethod: z.nullish(z.enum(['delivery', 'self'])),
  sum: z.nullish(roubles),
  items: z.array(historyItem),
});

/** All sums as the customer saw them. */
export const orderRequest = z.object({
  customer,
  order: orderDraft,
  /** Empty when there is none. */
  coupon: z.string(),
  spendBonus: roubles,
  deliveryMethod: z.enum(['delivery', 'self']),
  deliveryTerminalId: z.nullable(z.string()),
  address: z.nullable(address),
  /** Null is as soon as possible. */
  deliveryTime: z.nullable(isoTime),
  payment: z.enum(['cash', 'card', 'online']),
  changeFrom: z.nullable(roubles),
  persons: z.number(),
  comment: secret,
  total: roubles,
  fullPrice: roubles,
  discountTotal: roubles,
});

/** `paymentUrl` leads to the payment page, which returns to /complete or /complete-error with `?order={id}`. */
export const orderAnswer = z.looseObject({ id, number: z.nullish(id), paymentUrl: z.nullish(webAddress) });

export type WireCourierInfo = z.infer<typeof courierInfo>;
export type WireActiveOrder = z.infer<typeof activeOrder>;
export type WireLastOrder = z.infer<typeof lastOrder>;
export type WireLastOrderProduct = z.infer<typeof lastOrderProduct>;
export type WireHistoryOrder = z.infer<typeof historyOrder>;
export type WireHistoryItem = z.infer<typeof historyItem>;
/** The body to send: its personal fields need no brand. */
export type WireOrderRequest = z.input<typeof orderRequest>;
export type WireOrderAnswer = z.infer<typeof orderAnswer>;

export const orderRoutes = c.router({
  active: {
    method: 'GET',
    path: '/user/:userId/active-order',
    pathParams: z.object({ userId: pathId }),
    headers: shopHeaders,
    responses: { 200: activeOrder, ...signedOut, ...missing, ...refused },
    summary: 'The order in progress; 404 when there is none',
    metadata: about({ auth: 'required', idempotent: true }),
  },
  last: {
    method: 'GET',
    path: '/user/:userId/last-order',
    pathParams: z.object({ userId: pathId }),
    headers: shopHeaders,
    responses: { 200: lastOrder, ...signedOut, ...missing, ...refused },
    summary: 'The last order, to repeat it',
    metadata: about({ auth: 'required', idempotent: true }),
  },
  history: {
    method: 'GET',
    path: '/user/:phone/history',
    pathParams: z.object({ phone: secretInPath }),
    headers: shopHeaders,
    responses: { 200: z.array(historyOrder), ...signedOut, ...missing, ...refused },
    summary: 'Past orders',
    metadata: about({ auth: 'required', idempotent: true, piiInPath: true }),
  },
  place: {
    method: 'POST',
    path: '/order',
    headers: { ...shopHeaders, 'idempotency-key': z.string() },
    body: orderRequest,
    responses: { 201: orderAnswer, ...signedOut, ...conflict, ...refused },
    summary: 'Place an order',
    description:
      'A known Idempotency-Key answers its first answer again. 409 with Retry-After: that key is in flight; 409 without: a refusal.',
    metadata: about({ auth: 'required', idempotent: true, assumed: true }),
  },
});
