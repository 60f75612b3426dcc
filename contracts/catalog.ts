import * as z from 'zod/mini';
import { about, assumed, roubles, shopHeaders } from './common.ts';
import { notation as c } from './notation.ts';

const text = z.nullish(z.string());
const amount = z.nullish(z.number());
const flag = z.nullish(z.boolean());
const assumedText = assumed(text);
const assumedAmount = assumed(amount);

/** `sale: false` keeps the snack gift away; `isServiceGroup` keeps a group off the menu. */
export const additionalInfo = z.object({ isServiceGroup: flag, sale: flag });

export const group = z.object({
  id: z.string(),
  name: z.string(),
  slug: text,
  parentGroup: text,
  isIncludedInMenu: flag,
  isGroupModifier: flag,
  additionalInfo: z.nullish(additionalInfo),
});

export const mark = z.object({ code: z.string(), name: assumedText });

/** A missing name, code or image is that of the product whose id is `modifierId`. */
export const modifier = z.object({
  modifierId: z.string(),
  name: assumedText,
  price: z.nullish(roubles),
  minAmount: assumedAmount,
  maxAmount: assumedAmount,
  defaultAmount: assumedAmount,
  code: assumedText,
  image: assumedText,
});

/** `maxAmount` 1 is a single choice; without it a required group is single, another multiple. */
export const groupModifier = z.object({
  modifierGroupId: assumedText,
  /** Read when `modifierGroupId` is absent. */
  id: assumedText,
  name: assumedText,
  required: flag,
  minAmount: assumedAmount,
  maxAmount: assumedAmount,
  modifiers: z.array(modifier),
});

/** Kilocalories and grams, for the portion. */
export const energy = assumed(
  z.object({
    calories: amount,
    proteins: amount,
    fats: amount,
    carbohydrates: amount,
  }),
);

export const product = z.object({
  id: z.string(),
  code: text,
  name: z.string(),
  description: text,
  price: roubles,
  slug: text,
  parentGroup: text,
  image: text,
  /** Grams. */
  weight: assumedAmount,
  energy: assumed(z.nullish(energy)),
  groupModifiers: z.nullish(z.array(groupModifier)),
  allergens: z.nullish(z.array(mark)),
  filters: z.nullish(z.array(mark)),
  tags: assumed(z.nullish(z.array(z.string()))),
  isSamaraHidden: flag,
  isTolyattiHidden: flag,
  isNovokujbyshevskHidden: flag,
  likesCount: amount,
  isLiked: flag,
  /** 0 or absent: no limit. */
  maxPerPositionInOrder: amount,
  additionalInfo: z.nullish(additionalInfo),
});

export const stopListEntry = z.object({ deliveryTerminalId: z.string(), productId: assumedText });

export const catalog = z.object({
  groups: z.array(group),
  products: z.array(product),
  stopList: z.nullish(z.array(stopListEntry)),
});

export type WireGroup = z.infer<typeof group>;
export type WireMark = z.infer<typeof mark>;
export type WireModifier = z.infer<typeof modifier>;
export type WireGroupModifier = z.infer<typeof groupModifier>;
export type WireEnergy = z.infer<typeof energy>;
export type WireProduct = z.infer<typeof product>;
export type WireStopListEntry = z.infer<typeof stopListEntry>;
export type WireCatalog = z.infer<typeof catalog>;

export const catalogRoutes = c.router({
  all: {
    method: 'GET',
    path: '/catalog',
    headers: shopHeaders,
    responses: { 200: catalog },
    summary: 'Groups, products and the stop list',
    metadata: about({ auth: 'optional', idempotent: true }),
  },
});
