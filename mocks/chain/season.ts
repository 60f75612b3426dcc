import type { WireAdvent, WireAdventDay, WireHappyHours, WireNewYear } from '../../contracts/season.ts';
import { slugOf } from '../menu/identity.ts';
import { NOVOKUJBYSHEVSK, SAMARA, TOLYATTI } from './cities.ts';
import { picture, type SceneName } from './scenes.ts';
import type { Frozen } from './wire.ts';

const section = (name: string): string => `/catalog/${slugOf(name)}`;

type DoorMore = Partial<Frozen<WireAdventDay>>;
const door = (scene: SceneName, title: string, text: string, more: DoorMore = {}): DoorMore => ({
  image: picture(scene),
  title,
  text,
  ...more,
});

/** Behind each door a code, or a dish worth a look. */
const DOORS: readonly DoorMore[] = [
  door('story-rice', 'Скидка 10 % на весь заказ', 'Первый день — первый подарок. Введите код в корзине.', {
    code: 'ЖУРАВЛЬ10',
  }),
  door(
    'menu-soups',
    'Том ям к первому снегу',
    'Острота по шкале — три единицы. Согревает до кончиков пальцев.',
    {
      link: section('Супы'),
    },
  ),
  door('menu-wok', 'Два вока — минус 150 ₽', 'Положите в корзину любые два вока и введите код.', {
    code: 'ЛАПША',
  }),
  door('menu-sushi', 'Нигири поштучно', 'Соберите свою тарелку: лосось, тунец, угорь.', {
    link: section('Суши и гунканы'),
  }),
  door('menu-desserts', 'Моти на троих', 'Рисовое тесто и холодный крем внутри.', {
    link: section('Десерты'),
  }),
  door(
    'story-news-1',
    'Пицца в подарок',
    'Соберите блюд на 1 500 ₽ и введите код: пиццу положим бесплатно.',
    {
      code: 'ПОДАРОК',
    },
  ),
  door('menu-poke', 'Поке с лососем', 'Авокадо, эдамаме и тёплый рис.', { link: section('Поке') }),
  door('menu-dumplings', 'Гёдза с хрустом', 'Обжариваем с одной стороны, с другой держим паром.', {
    link: section('Гёдза и бао'),
  }),
  door('menu-rolls', 'Роллы к фильму', 'Калифорния и Филадельфия — половина наших вечеров.', {
    link: section('Роллы'),
  }),
  door('slide-wok-tall', 'Лапша по коду', 'Тот же вок, но дешевле: два по одному коду.', { code: 'ЛАПША' }),
  door('menu-drinks', 'Домашний лимонад', 'Юзу, мята и много льда.', { link: section('Напитки') }),
  door('menu-sets', 'Сет на компанию', 'Тридцать два ролла, спорить не придётся.', { link: section('Сеты') }),
  door('story-snacks-1', 'Креветки темпура', 'Шесть штук, хрустят ещё дома.', { link: section('Закуски') }),
  door('story-rice-3', 'Минус десять процентов', 'На любой заказ, хоть на одну порцию.', {
    code: 'ЖУРАВЛЬ10',
  }),
  door('menu-salads', 'Цезарь с креветками', 'Когда хочется лёгкого посреди праздников.', {
    link: section('Салаты'),
  }),
  door('menu-snacks', 'Три закуски — фри в подарок', 'Код не нужен: фри положим сами.', {
    link: section('Закуски'),
  }),
  door('slide-pizza-tall', 'Пицца от 1 500 ₽', 'Код работает один раз в заказе.', { code: 'ПОДАРОК' }),
  door('story-wok-4', 'Соберите свой вок', 'Лапша, соус и до трёх добавок.', { link: section('Вок') }),
  door('story-spice-2', 'Суп на вечер', 'Том ям с морепродуктами и рисом.', { link: section('Супы') }),
  door('story-courier-1', 'Гёдза впрок', 'Доедут горячими: везём отдельно от холодного.', {
    link: section('Гёдза и бао'),
  }),
  door('story-rice-2', 'Роллы «Канада»', 'Угорь, лосось и сливочный сыр.', { link: section('Роллы') }),
  door('story-courier-2', 'Десять процентов на сет', 'Код действует и на сеты.', { code: 'ЖУРАВЛЬ10' }),
  door('menu-pizza', 'Пицца к столу', 'От 1 500 ₽ — бесплатно.', { code: 'ПОДАРОК' }),
  door('slide-rolls-tall', 'Сет «Большая компания»', 'Пятьдесят шесть роллов на праздничный стол.', {
    link: section('Сеты'),
  }),
];

/** Setting ADVENT, of the month in which `now` (ms) lies: so some doors of the demo are open on any day. Without it, of every December. */
export const buildAdvent = (now: number | null = null): Frozen<WireAdvent> => ({
  title: 'Календарь подарков',
  ...(now === null ? {} : { year: new Date(now).getUTCFullYear(), month: new Date(now).getUTCMonth() + 1 }),
  days: DOORS.map((more, index) => ({ day: index + 1, ...more })),
});

const happyHours = (days: readonly number[], from: string, to: string): Frozen<WireHappyHours> => ({
  title: 'Счастливые часы',
  text: 'В тихие часы кухня успевает больше: вок приедет раньше, а два вока по промокоду дешевле на 150 ₽.',
  days,
  from,
  to,
  code: 'ЛАПША',
  image: picture('promo-wok'),
  sections: [slugOf('Вок')],
});

const WORKDAYS = [1, 2, 3, 4, 5];

/** Setting HAPPY_HOURS by iikoId. */
export const HAPPY_HOURS = {
  [SAMARA.iikoId]: [happyHours(WORKDAYS, '14:00', '17:00')],
  [TOLYATTI.iikoId]: [happyHours(WORKDAYS, '14:00', '17:00'), happyHours([0, 6], '22:00', '01:00')],
  [NOVOKUJBYSHEVSK.iikoId]: [happyHours(WORKDAYS, '14:00', '17:00')],
} satisfies Frozen<Record<string, readonly WireHappyHours[]>>;

/** Setting NEW_YEAR_PROMO. */
export const NEW_YEAR_PROMO = {
  title: 'Новый год с «Журавлём»',
  text: 'Праздничные сеты к нужному часу и пицца в подарок к большому столу.',
  code: 'ПОДАРОК',
  image: picture('slide-rolls'),
  terms: [
    'Заказ от 1 500 ₽, подарки в сумму не идут.',
    'Один промокод в заказе, с бонусами он складывается.',
    '31 декабря принимаем заказы до 20:00.',
  ],
  gifts: [
    {
      title: 'Пицца «Маргарита»',
      text: 'К заказу от 1 500 ₽ по промокоду.',
      image: picture('promo-gift'),
      link: section('Пицца'),
    },
    {
      title: 'Картофель фри',
      text: 'К трём любым закускам, код не нужен.',
      image: picture('story-snacks'),
      link: section('Закуски'),
    },
    {
      title: 'Праздничные сеты',
      text: 'На двоих, на четверых и на всю компанию.',
      image: picture('menu-sets'),
      link: section('Сеты'),
    },
  ],
} satisfies Frozen<WireNewYear>;
