import type { WirePromo } from '../../contracts/promo.ts';
import { picture } from './scenes.ts';
import type { Frozen } from './wire.ts';

export type ChainPromo = Frozen<WirePromo>;

/**
 * What a code does, so that the text and the calculation cannot disagree. Sums are roubles:
 * `fromSum` is the sum of paid goods it asks for, `forTwoWoks` comes off once the cart holds two wok dishes.
 */
export type PromoTerms =
  | { readonly kind: 'percent'; readonly percent: number; readonly fromSum: number }
  | { readonly kind: 'forTwoWoks'; readonly discount: number }
  | { readonly kind: 'giftPizza'; readonly fromSum: number }
  | { readonly kind: 'expired' };

export const PROMO_TERMS: Readonly<Record<string, PromoTerms>> = {
  ЖУРАВЛЬ10: { kind: 'percent', percent: 10, fromSum: 0 },
  ЛАПША: { kind: 'forTwoWoks', discount: 150 },
  ПОДАРОК: { kind: 'giftPizza', fromSum: 1500 },
  СВОЙ15: { kind: 'percent', percent: 15, fromSum: 1000 },
  ЛЕТО: { kind: 'expired' },
};

const DAY = 24 * 60 * 60 * 1000;

/** The promotions as seen at `now` (milliseconds): their dates move with it, so one is always over. */
export const buildPromos = (now: number): readonly ChainPromo[] => {
  const inDays = (days: number): string => new Date(now + days * DAY).toISOString();
  return [
    {
      id: 'promo-1',
      code: 'ЖУРАВЛЬ10',
      title: 'Скидка 10 % на весь заказ',
      description: 'Введите промокод в корзине. Скидка считается с блюд, на доставку и сбор не действует.',
      image: picture('promo-crane'),
      dateFrom: inDays(-60),
      isPersonal: false,
    },
    {
      id: 'promo-2',
      code: 'ЛАПША',
      title: 'Два вока — минус 150 ₽',
      description: 'Положите в корзину любые два вока, и заказ станет дешевле на 150 ₽. Один раз в заказе.',
      image: picture('promo-wok'),
      dateFrom: inDays(-14),
      dateTo: inDays(30),
      isPersonal: false,
    },
    {
      id: 'promo-3',
      code: 'ПОДАРОК',
      title: 'Пицца в подарок от 1 500 ₽',
      description:
        'Соберите блюд на 1 500 ₽ и введите промокод: пиццу положим бесплатно. Подарки в сумму не идут.',
      image: picture('promo-gift'),
      dateFrom: inDays(-7),
      dateTo: inDays(21),
      isPersonal: false,
    },
    {
      id: 'promo-4',
      code: 'СВОЙ15',
      title: 'Ваша скидка 15 %',
      description: 'Спасибо, что заказываете у нас. Промокод работает только для вас, при заказе от 1 000 ₽.',
      image: picture('promo-personal'),
      dateFrom: inDays(-3),
      dateTo: inDays(11),
      isPersonal: true,
    },
    {
      id: 'promo-5',
      code: 'ЛЕТО',
      title: 'Летний лимонад в подарок',
      description: 'Акция закончилась. Спасибо всем, кто провёл это лето с нами.',
      image: picture('promo-summer'),
      dateFrom: inDays(-120),
      dateTo: inDays(-20),
      isPersonal: false,
    },
  ];
};
