import type { WireProduct } from '../../contracts/catalog.ts';
import type { WireOrderRequest } from '../../contracts/order.ts';
import type { WireOrderItem } from '../../contracts/orderPayload.ts';
import type { WirePromoRequest } from '../../contracts/promo.ts';
import { productIdOf } from '../menu/identity.ts';
import { SEEDED_PHONE } from './seed.ts';
import { buildShopCatalog } from './shop.ts';

const CATALOG = buildShopCatalog();
export const FEE = 29;
const DELIVERY = 149;
/** A restaurant of the default city. */
const TERMINAL = 'a3d0c7e2-41bb-4f5c-8e19-7d2b9c64f002';

export const dish = (name: string): WireProduct => {
  const found = CATALOG.products.find((product) => product.id === productIdOf(name));
  if (found) return found;
  throw new Error(`The menu has no «${name}»`);
};

/** The first option of every required group. */
const requiredModifiers = (product: WireProduct): WireOrderItem['modifiers'] =>
  (product.groupModifiers ?? [])
    .filter((group) => group.required)
    .flatMap((group) =>
      group.modifiers.slice(0, 1).map((option) => ({
        id: option.modifierId,
        name: option.name ?? '',
        amount: 1,
        sum: option.price ?? 0,
        code: option.code ?? '',
        groupId: group.modifierGroupId ?? '',
        groupName: group.name ?? '',
      })),
    );

export const item = (name: string, amount = 1): WireOrderItem => {
  const product = dish(name);
  return {
    id: product.id,
    name: product.name,
    amount,
    sum: product.price * amount,
    code: product.code ?? '',
    modifiers: requiredModifiers(product),
  };
};

export const gift = (name: string): WireOrderItem => ({ ...item(name), sum: 0 });

export const goodsOf = (items: readonly WireOrderItem[]): number =>
  items.reduce(
    (total, { amount, sum, modifiers }) =>
      total + sum + amount * modifiers.reduce((all, modifier) => all + modifier.sum, 0),
    0,
  );

const customer = { phone: SEEDED_PHONE, name: 'Анна' };
const orderOf = (items: WireOrderItem[]) => ({ phone: SEEDED_PHONE, date: null, items, address: null });

export const promoBody = (items: WireOrderItem[], coupon = ''): WirePromoRequest => ({
  coupon,
  fullPrice: goodsOf(items) + FEE,
  notGiftsAndNotDeliveryTotal: goodsOf(items),
  customer,
  order: orderOf(items),
});

/** An order for self-pickup whose total is right while no promotion applies. */
export const orderBody = (
  items: WireOrderItem[],
  change: Partial<WireOrderRequest> = {},
): WireOrderRequest => ({
  customer,
  order: orderOf(items),
  coupon: '',
  spendBonus: 0,
  deliveryMethod: 'self',
  deliveryTerminalId: TERMINAL,
  address: null,
  deliveryTime: null,
  payment: 'cash',
  changeFrom: null,
  persons: 1,
  comment: '',
  total: goodsOf(items) + FEE,
  fullPrice: goodsOf(items) + FEE,
  discountTotal: 0,
  ...change,
});

export const ADDRESS = { id: 'a', street: 'Ленинградская', home: '45', zoneId: 'samara-centre' };

/** The same by courier into the near zone, below its free sum. */
export const deliveryBody = (
  items: WireOrderItem[],
  change: Partial<WireOrderRequest> = {},
): WireOrderRequest =>
  orderBody(items, {
    deliveryMethod: 'delivery',
    deliveryTerminalId: null,
    address: ADDRESS,
    total: goodsOf(items) + FEE + DELIVERY,
    fullPrice: goodsOf(items) + FEE + DELIVERY,
    ...change,
  });
