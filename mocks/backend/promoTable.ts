import type { WireCatalog } from '../../contracts/catalog.ts';
import { fromRoubles, type Kopecks } from '../../src/domain/money.ts';
import { PROMO_TERMS } from '../chain/promos.ts';
import {
  GIFT_MAKI_ID,
  GIFT_PIZZA_ID,
  GIFT_SNACK_ID,
  GIFT_WOK_ID,
  MENU_WOK_ID,
  SNACKS_GROUP_ID,
  WOK_GROUP_ID,
} from '../menu/keys.ts';
import type { Position } from './positions.ts';
import type { PaidLine, Present, PromoTable } from './promo.ts';
import { productById } from './shop.ts';

const DEFAULT_FREE_FROM = fromRoubles(2000);

const presentOf = (catalog: WireCatalog, id: string): Present => {
  const product = productById(catalog, id);
  return { code: product?.code ?? id, name: product?.name ?? '' };
};

/** Coupons outside the list of promotions: a simple gift, one that asks for modifiers, one of a group with a detail. */
const giftCoupons = (catalog: WireCatalog): PromoTable['terms'] => ({
  МАКИ: { kind: 'gift', present: presentOf(catalog, GIFT_MAKI_ID) },
  ВОК: { kind: 'gift', present: presentOf(catalog, GIFT_WOK_ID) },
  СВОЙВОК: { kind: 'gift', present: presentOf(catalog, MENU_WOK_ID) },
});

interface TableChoice {
  readonly catalog: WireCatalog;
  readonly freeDeliveryId: string;
  readonly freeFrom: Kopecks | null;
}

export const promoTableOf = ({ catalog, freeDeliveryId, freeFrom }: TableChoice): PromoTable => ({
  terms: { ...PROMO_TERMS, ...giftCoupons(catalog) },
  fries: presentOf(catalog, GIFT_SNACK_ID),
  pizza: presentOf(catalog, GIFT_PIZZA_ID),
  freeDelivery: presentOf(catalog, freeDeliveryId),
  freeFrom: freeFrom ?? DEFAULT_FREE_FROM,
});

/** The paid goods among the positions; `additionalInfo.sale: false` keeps a snack out of its promotion. */
export const paidLinesOf = (positions: readonly Position[]): readonly PaidLine[] =>
  positions
    .filter((position) => !position.isGift)
    .map(({ item, product, sum }) => ({
      quantity: item.amount,
      sum,
      isSnack: product.parentGroup === SNACKS_GROUP_ID && product.additionalInfo?.sale !== false,
      isWok: product.parentGroup === WOK_GROUP_ID,
    }));
