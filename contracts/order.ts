import * as z from 'zod/mini';
import { address } from './address.ts';
import {
  about,
  assumed,
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
import { notation as c } from './notation.ts';

const text = z.nullish(z.string());
const assumedText = assumed(text);
const assumedTime = assumed(z.nullish(isoTime));
const assumedSum = assumed(z.nullish(roubles));
const assumedMethod = assumed(z.nullish(z.enum(['delivery', 'self'])));

export const courierInfo = assumed(z.object({ name: z.nullish(secret), phone: z.nullish(secret) }));

/** One of iiko's statuses; an unknown one is shown as sent. */
export const orderDelivery = z.object({
  status: z.string(),
  courierInfo: z.nullish(courierInfo),
  estimatedDeliveryTime: z.nullish(isoTime),
});

export const activeOrder = z.object({
  id,
  number: assumed(z.nullish(id)),
  createdAt: assumedTime,
  deliveryMethod: assumedMethod,
  sum: assumedSum,
  delivery: orderDelivery,
});

export const lastOrderModifier = z.object({
  /** Equals a modifierId of the catalog. */
  iikoId: z.string(),
  name: assumedText,
  amount: assumed(z.nullish(z.number())),
  groupId: assumedText,
});

export const lastOrderProduct = z.object({
  productId: z.string(),
  isGift: z.nullish(z.boolean()),
  amount: z.number(),
  name: text,
  mods: z.nullish(z.array(lastOrderModifier)),
});

export const lastOrder = z.object({ products: z.array(lastOrderProduct) });

export const historyModifier = z.object({
  id: z.string(),
  amount: z.number(),
  name: assumedText,
  price: assumedSum,
});

export const historyItem = z.object({
  productId: assumedText,
  name: assumedText,
  amount: assumed(z.nullish(z.number())),
  price: assumedSum,
  isGift: assumed(z.nullish(z.boolean())),
  modifiers: z.nullish(z.array(historyModifier)),
});

export const historyOrder = z.object({
  id: assumed(z.nullish(id)),
  number: assumed(z.nullish(id)),
  createdAt: assumedTime,
  status: assumedText,
  deliveryMethod: assumedMethod,
  sum: assumedSum,
  items: z.array(historyItem),
});

/** All sums as the customer saw them; one that fell since the press is sent as it is. */
export const orderRequest = assumed(
  z.object({
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
  }),
);

/** `paymentUrl` leads to the payment page, which returns to /complete or /complete-error with `?order={id}`. */
export const orderAnswer = assumed(
  z.object({ id, number: z.nullish(id), paymentUrl: z.nullish(webAddress) }),
);

export type WireCourierInfo = z.infer<typeof courierInfo>;
export type WireActiveOrder = z.infer<typeof activeOrder>;
export type WireLastOrder = z.infer<typeof lastOrder>;
export type WireLastOrderProduct = z.infer<typeof lastOrderProduct>;
export type WireHistoryOrder = z.infer<typeof historyOrder>;
export type WireHistoryModifier = z.infer<typeof historyModifier>;
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
    headers: { ...shopHeaders, 'idempotency-key': assumed(z.string()) },
    body: orderRequest,
    responses: { 201: orderAnswer, ...signedOut, ...conflict, ...refused },
    summary: 'Place an order',
    description:
      'A known Idempotency-Key answers its first answer again. 409 with Retry-After: that key is in flight; 409 without: a refusal.',
    metadata: about({ auth: 'required', idempotent: true, assumed: true }),
  },
});
