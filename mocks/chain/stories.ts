import type { WireStory } from '../../contracts/setting.ts';
import { slugOf } from '../menu/identity.ts';
import { picture } from './scenes.ts';
import type { Frozen } from './wire.ts';

const section = (name: string): string => `/catalog/${slugOf(name)}`;

/** Setting STORIES. */
export const STORIES = [
  {
    id: 'rice',
    title: 'Как мы варим рис',
    preview: picture('story-rice'),
    slides: [
      {
        image: picture('story-rice-1'),
        title: 'Промываем семь раз',
        text: 'Пока вода не станет прозрачной.',
      },
      {
        image: picture('story-rice-2'),
        title: 'Варим каждые два часа',
        text: 'Утренний рис вечером не подаём.',
      },
      {
        image: picture('story-rice-3'),
        title: 'Остужаем до тепла руки',
        text: 'Тогда лосось остаётся прохладным, а рис — мягким.',
        button: { title: 'К роллам', link: section('Роллы') },
      },
    ],
  },
  {
    id: 'snacks',
    title: 'Три закуски — фри в подарок',
    preview: picture('story-snacks'),
    slides: [
      { image: picture('story-snacks-1'), title: 'Возьмите три закуски', text: 'Любые, можно и одинаковые.' },
      {
        image: picture('story-snacks-2'),
        title: 'Фри положим сами',
        text: 'Промокод не нужен, подарок появится в корзине.',
        button: { title: 'Выбрать закуски', link: section('Закуски') },
      },
    ],
  },
  {
    id: 'news',
    title: 'Новинки ноября',
    preview: picture('story-news'),
    slides: [
      {
        image: picture('story-news-1'),
        title: 'Пицца «Том ям с креветками»',
        text: 'Креветки, шампиньоны, черри и соус том ям.',
      },
      { image: picture('story-news-2'), title: 'Поке с лососем', text: 'Авокадо, эдамаме и тёплый рис.' },
      {
        image: picture('story-news-3'),
        title: 'Моти ассорти',
        text: 'Рисовое тесто и холодный крем внутри.',
        button: { title: 'К десертам', link: section('Десерты') },
      },
    ],
  },
  {
    id: 'wok',
    title: 'Вок за 4 минуты',
    preview: picture('story-wok'),
    slides: [
      { image: picture('story-wok-1'), title: 'Сильный огонь', text: 'Овощи остаются хрустящими.' },
      {
        image: picture('story-wok-2'),
        title: 'Лапша на выбор',
        text: 'Удон, соба, рисовая, яичная или фунчоза.',
      },
      { image: picture('story-wok-3'), title: 'Свой соус', text: 'От мягкого терияки до кимчи.' },
      {
        image: picture('story-wok-4'),
        title: 'Соберите свой',
        text: 'Лапша, соус и до трёх добавок.',
        button: { title: 'К воку', link: section('Вок') },
      },
    ],
  },
  {
    id: 'spice',
    title: 'Острота по шкале',
    preview: picture('story-spice'),
    slides: [
      { image: picture('story-spice-1'), title: 'Одна единица', text: 'Спайси: тепло, но не жжёт.' },
      { image: picture('story-spice-2'), title: 'Три единицы', text: 'Том ям: приготовьте салфетку.' },
      {
        image: picture('story-spice-3'),
        title: 'Пять единиц',
        text: 'Свежий чили. Добавим, только если попросите.',
        button: { title: 'К супам', link: section('Супы') },
      },
    ],
  },
  {
    id: 'courier',
    title: 'Кто везёт заказ',
    preview: picture('story-courier'),
    slides: [
      { image: picture('story-courier-1'), title: 'Свои курьеры', text: 'Они знают дворы вокруг ресторана.' },
      {
        image: picture('story-courier-2'),
        title: 'Горячее отдельно от холодного',
        text: 'Две сумки, поэтому вок горячий, а роллы прохладные.',
        button: { title: 'О доставке', link: '/delivery' },
      },
    ],
  },
] satisfies Frozen<readonly WireStory[]>;
