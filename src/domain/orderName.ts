/** The number of an order in any text, never apart from its sign: «№ 1042». */
export const numbered = (number: string): string => `№\u00A0${number}`;

/** What an order is called: «Заказ № 1042». Without a number it is «Заказ». */
export const orderName = (number: string): string =>
  number === '' ? 'Заказ' : `Заказ\u00A0${numbered(number)}`;
