import * as z from 'zod/mini';
import { address } from './address.ts';
import { assumed, roubles, secret } from './common.ts';

/** A chosen modifier; `sum` is price × amount for one unit of the line. */
export const orderModifier = z.object({
  id: z.string(),
  name: z.string(),
  amount: z.number(),
  sum: roubles,
  code: z.string(),
  groupId: z.string(),
  groupName: z.string(),
});

/** A line of the cart; `sum` is price × quantity without modifiers, 0 for a gift. */
export const orderItem = z.object({
  id: z.string(),
  name: z.string(),
  amount: z.number(),
  sum: roubles,
  code: z.string(),
  modifiers: z.array(orderModifier),
});

export const orderDraft = z.object({
  phone: secret,
  /** The specification sends null here; the time of a placed order is `deliveryTime`. */
  date: z.nullable(assumed(z.string())),
  items: z.array(orderItem),
  address: z.nullable(address),
});

export const customer = z.object({ phone: secret, name: z.nullable(secret) });

export type WireOrderModifier = z.input<typeof orderModifier>;
export type WireOrderItem = z.input<typeof orderItem>;
export type WireOrderDraft = z.input<typeof orderDraft>;
export type WireCustomer = z.input<typeof customer>;
