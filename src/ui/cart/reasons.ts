import type { CartLine } from '../../domain/cart.ts';
import type { ProductId } from '../../domain/catalog.ts';
import { formatPrice, type Kopecks } from '../../domain/money.ts';

export interface DeliveryReasonInput {
  readonly price: Kopecks;
  readonly zoneName: string | null;
  readonly freeFrom: Kopecks | null;
  readonly goods: Kopecks;
}

/** Where the price of the delivery comes from. */
export function deliveryReason({ price, zoneName, freeFrom, goods }: DeliveryReasonInput): string {
  const place = zoneName === null ? 'Доставка по городу' : `Адрес в зоне «${zoneName}»`;
  if (price === 0) return `${place}: доставка бесплатная, её дала акция или сумма заказа.`;
  const cost = `${place}: ${formatPrice(price)}`;
  if (freeFrom === null) return `${cost}. Цена зависит от адреса.`;
  return `${cost}, от\u00A0${formatPrice(freeFrom)} бесплатно. Сейчас в корзине блюд на\u00A0${formatPrice(goods)}, подарки не считаем.`;
}

export const feeReason = (fee: Kopecks): string =>
  `${formatPrice(fee)} за упаковку, приборы и работу сервиса. Один раз за заказ, сколько бы блюд в нём ни было.`;

export const discountReason = (discount: Kopecks, coupon: string): string =>
  coupon === ''
    ? `Акции ресторана сняли ${formatPrice(discount)}. Скидку считаем заново при каждом изменении корзины.`
    : `Промокод «${coupon}» и акции ресторана сняли ${formatPrice(discount)}. Скидку считаем заново при каждом изменении корзины.`;

export interface GiftReasonInput {
  readonly line: Pick<CartLine, 'productId' | 'modifiers'>;
  readonly coupon: string;
  readonly giftIds: { readonly snack: ProductId | null; readonly pizza: ProductId | null };
}

/** Why a present lies in the cart: in short under its name, and at length behind «Почему?». */
export function giftReason({ line, coupon, giftIds }: GiftReasonInput): {
  readonly short: string;
  readonly long: string;
} {
  const short = giftCause(line.productId, coupon, giftIds);
  const paid = line.modifiers.some(({ price }) => price > 0) ? ' Платные добавки к нему входят в сумму.' : '';
  return { short, long: `${short}. Если условие перестанет выполняться, подарок уйдёт из корзины.${paid}` };
}

function giftCause(id: ProductId, coupon: string, giftIds: GiftReasonInput['giftIds']): string {
  if (id === giftIds.snack) return 'За три закуски в корзине';
  if (coupon !== '') return `По промокоду «${coupon}»`;
  return id === giftIds.pizza ? 'За сумму заказа' : 'По акции ресторана';
}
