import { productIdOf } from '../menu/identity.ts';
import { DRAWINGS } from '../menu/pictures.ts';

/** A wide slide, a tall slide of a phone or a story, a square tile, or a square with the dish alone. */
export type SceneLayout = 'hero' | 'story' | 'tile' | 'plate';

/** What a scene's picture shows: dishes by product id, the main one first, on a ground of one colour (#RRGGBB) or on `none`. */
export interface ChainScene {
  readonly layout: SceneLayout;
  readonly ground: string;
  readonly dishes: readonly string[];
}

const sceneOf =
  (layout: SceneLayout) =>
  (ground: string, ...names: readonly string[]): ChainScene => ({
    layout,
    ground,
    dishes: names.map(productIdOf),
  });
const hero = sceneOf('hero');
const story = sceneOf('story');
/** These two lie on whatever colour the shop has, by day and by night. */
const tile = (...names: readonly string[]): ChainScene => sceneOf('tile')('none', ...names);
const plate = (...names: readonly string[]): ChainScene => sceneOf('plate')('none', ...names);

const LACQUER = '#1B1512';
const WALNUT = '#2A211C';
const PINE = '#1C2E26';
const INDIGO = '#1D2733';
const WINE = '#35191A';

/** Every scene picture by name; it is served as `/demo/i/scene/{name}`. */
export const SCENES = {
  'slide-snacks': hero(LACQUER, 'Креветки темпура, 6 шт', 'Картофель фри', 'Спринг-роллы с креветкой'),
  'slide-snacks-tall': story(LACQUER, 'Креветки темпура, 6 шт', 'Картофель фри', 'Спринг-роллы с креветкой'),
  'slide-wok': hero(WALNUT, 'Вок с говядиной', 'Вок с курицей терияки'),
  'slide-wok-tall': story(WALNUT, 'Вок с говядиной', 'Вок с курицей терияки'),
  'slide-pizza': hero(WINE, 'Пепперони классик', 'Маргарита'),
  'slide-pizza-tall': story(WINE, 'Пепперони классик', 'Маргарита'),
  'slide-rolls': hero(INDIGO, 'Сет «Большая компания», 56 шт', 'Зелёный дракон'),
  'slide-rolls-tall': story(INDIGO, 'Сет «Большая компания», 56 шт', 'Зелёный дракон'),
  'slide-calendar': hero(PINE, 'Моти ассорти, 3 шт', 'Поке с лососем', 'Калифорния с крабом'),
  'slide-calendar-tall': story(PINE, 'Моти ассорти, 3 шт', 'Поке с лососем', 'Калифорния с крабом'),

  'story-rice': plate('Филадельфия классик'),
  'story-rice-1': story(WALNUT, 'Калифорния с крабом'),
  'story-rice-2': story(INDIGO, 'Канада'),
  'story-rice-3': story(LACQUER, 'Филадельфия классик'),
  'story-snacks': plate('Картофель фри'),
  'story-snacks-1': story(LACQUER, 'Крылышки барбекю, 7 шт', 'Креветки темпура, 6 шт', 'Луковые кольца'),
  'story-snacks-2': story(WINE, 'Картофель фри'),
  'story-news': plate('Поке с лососем'),
  'story-news-1': story(WINE, 'Том ям с креветками'),
  'story-news-2': story(PINE, 'Поке с лососем'),
  'story-news-3': story(INDIGO, 'Моти ассорти, 3 шт'),
  'story-wok': plate('Вок с курицей терияки'),
  'story-wok-1': story(WINE, 'Вок с говядиной'),
  'story-wok-2': story(WALNUT, 'Вок с креветками'),
  'story-wok-3': story(LACQUER, 'Вок с курицей терияки'),
  'story-wok-4': story(PINE, 'Овощной вок с тофу'),
  'story-spice': plate('Том ям с морепродуктами'),
  'story-spice-1': story(WALNUT, 'Спайси лосось'),
  'story-spice-2': story(WINE, 'Том ям с морепродуктами'),
  'story-spice-3': story(LACQUER, 'Острый вок по-сычуаньски'),
  'story-courier': plate('Гёдза со свининой'),
  'story-courier-1': story(INDIGO, 'Гёдза со свининой'),
  'story-courier-2': story(PINE, 'Вок с креветками', 'Филадельфия классик'),

  'restaurant-1': tile('Филадельфия классик', 'Том ям с морепродуктами'),
  'restaurant-2': tile('Поке с лососем', 'Гёдза со свининой'),
  'restaurant-3': tile('Вок с курицей терияки', 'Пепперони классик'),
  'restaurant-4': tile('Калифорния с крабом', 'Вок с креветками'),
  'restaurant-5': tile('Маргарита', 'Картофель фри'),
  'restaurant-6': tile('Зелёный дракон', 'Овощной вок с тофу'),

  'menu-rolls': plate('Калифорния с крабом'),
  'menu-sushi': plate('Нигири с лососем'),
  'menu-sets': plate('Сет «Дружеский», 32 шт'),
  'menu-wok': plate('Вок с говядиной'),
  'menu-pizza': plate('Пепперони классик'),
  'menu-soups': plate('Том ям с морепродуктами'),
  'menu-snacks': plate('Креветки темпура, 6 шт'),
  'menu-poke': plate('Поке с лососем'),
  'menu-salads': plate('Цезарь с креветками'),
  'menu-dumplings': plate('Гёдза со свининой'),
  'menu-desserts': plate('Моти ассорти, 3 шт'),
  'menu-drinks': plate('Лимонад домашний'),

  'promo-crane': hero(LACQUER, 'Филадельфия классик', 'Вок с курицей терияки'),
  'promo-wok': hero(WALNUT, 'Вок с креветками', 'Вок с говядиной'),
  'promo-gift': hero(WINE, 'Пицца Маргарита в подарок'),
  'promo-personal': hero(INDIGO, 'Сет «На двоих», 22 шт', 'Моти ассорти, 3 шт'),
  'promo-summer': hero(PINE, 'Лимонад домашний'),
} as const satisfies Readonly<Record<string, ChainScene>>;

export type SceneName = keyof typeof SCENES;

/** The address of a scene's picture. */
export const picture = (name: SceneName): string => `/demo/i/scene/${name}?v=${DRAWINGS}`;
