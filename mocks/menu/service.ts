import type { DishRow, Section } from './dish.ts';

const service = (of: string, price: number): DishRow => ({
  of,
  price,
  weight: 0,
  per100: [0, 0, 0],
  art: '',
});

/** What the order itself costs, never shown as goods. */
export const services: Section = {
  key: 'services',
  name: 'Услуги',
  standing: 'service',
  kind: 'heap',
  dishes: {
    Доставка: service('Доставка до двери', 149),
    'Доставка в дальнюю зону': service('Доставка до двери в дальнюю зону', 249),
    'Бесплатная доставка': service('Доставка до двери за счёт ресторана', 0),
    'Сервисный сбор': service('Упаковка и сборка заказа', 29),
  },
};

/** Gifts cost nothing and are not in the menu; the promo calculation names them. */
export const gifts: Section = {
  key: 'gifts',
  name: 'Подарки',
  standing: 'gifts',
  kind: 'roll',
  dishes: {
    'Картофель фри в подарок': {
      of: 'Картофель, морская соль',
      kind: 'fries',
      price: 0,
      weight: 100,
      per100: [3, 14, 38],
      art: 'potato',
      seed: 5,
      is: ['lean', 'glutenFree'],
    },
    'Пицца Маргарита в подарок': {
      of: 'Томатный соус, моцарелла, томаты, тонкое тесто',
      kind: 'pizza',
      size: 's',
      price: 0,
      weight: 380,
      per100: [10, 9, 28],
      art: 'ketchup mozzarella tomato basil',
      seed: 6,
      is: ['vegetarian'],
    },
    'Маки с лососем в подарок': {
      of: 'Филе лосося, рис, нори',
      kind: 'maki',
      pieces: 6,
      price: 0,
      weight: 115,
      per100: [8, 4, 27],
      art: 'salmon out:nori',
      seed: 2,
      is: ['glutenFree'],
    },
    'Вок с курицей в подарок': {
      of: 'Куриное бедро, болгарский перец, морковь, соевый соус, лапша на выбор',
      kind: 'wok',
      price: 0,
      weight: 300,
      per100: [9, 5, 19],
      art: 'noodle:udon chicken carrot pepper box',
      seed: 7,
      choices: ['noodles', 'wokSauce'],
    },
  },
};
