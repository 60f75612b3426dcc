import { counted } from './plural.ts';

/** Specification, section 9, "Cart and pricing": the present for any three snacks. */
const SNACKS_FOR_GIFT = 3;

/** How far the present is with so many portions of snacks: «Ещё 2 закуски до подарка». */
export function snackGiftWay(snacks: number, isInCart: boolean): string {
  if (isInCart) return 'Подарок уже в корзине';
  const missing = SNACKS_FOR_GIFT - snacks;
  return missing > 0
    ? `Ещё ${counted(missing, ['закуска', 'закуски', 'закусок'])} до подарка`
    : 'Подарок ваш: добавим его к заказу';
}
