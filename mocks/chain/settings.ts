import type { WireCityData, WireMenuItem, WireSettings } from '../../contracts/setting.ts';
import { ALLERGENS } from '../menu/composition.ts';
import { slugOf } from '../menu/identity.ts';
import {
  ADD_TO_ORDER_GROUP_ID,
  CUSTOM_ADD_TO_CART_GROUPS,
  DELIVERY_ID,
  FREE_DELIVERY_ID,
  GIFT_PIZZA_ID,
  GIFT_SNACK_ID,
  PIZZAS_GROUP_ID,
  SAUCES_GROUP_ID,
  SERVICE_FEE_ID,
  SNACKS_GROUP_ID,
} from '../menu/keys.ts';
import { CITIES, NOVOKUJBYSHEVSK, SAMARA, TOLYATTI } from './cities.ts';
import { WORK_TIME } from './hours.ts';
import { DELIVERY_TERMINALS } from './restaurants.ts';
import { picture, type SceneName } from './scenes.ts';
import { buildAdvent, HAPPY_HOURS, NEW_YEAR_PROMO } from './season.ts';
import { SLIDES } from './slides.ts';
import { STORIES } from './stories.ts';
import type { Frozen } from './wire.ts';
import { CITY_ZONES } from './zones.ts';

const STORE_VERSION = 1;

const dataOf = (iikoId: string) =>
  ({
    iikoId,
    deliveryId: DELIVERY_ID,
    freeDeliveryId: FREE_DELIVERY_ID,
    serviceFeeId: SERVICE_FEE_ID,
    isPromocodeHide: false,
    isSelectOrderTimeHide: false,
  }) satisfies WireCityData;

/** Setting CITIES_DATA by iikoId. */
export const CITIES_DATA: Readonly<Record<string, ReturnType<typeof dataOf>>> = Object.fromEntries(
  CITIES.map(({ iikoId }) => [iikoId, dataOf(iikoId)]),
);

/** Setting CHECKOUT_DELIVERY_TEXT, also answered on its own. */
const CHECKOUT_DELIVERY_TEXT = {
  delivery: { title: '20 минут приготовление и контроль качества', text: 'доставка 25 минут или быстрее' },
  self: { title: '30 минут приготовление и контроль качества' },
};

const menuItem = (title: string, scene: SceneName) => ({ title, slug: slugOf(title), image: picture(scene) });

/** Setting CATALOG_MENU: the window «Меню:». */
export const CATALOG_MENU = [
  menuItem('Роллы', 'menu-rolls'),
  menuItem('Суши и гунканы', 'menu-sushi'),
  menuItem('Сеты', 'menu-sets'),
  menuItem('Вок', 'menu-wok'),
  menuItem('Пицца', 'menu-pizza'),
  menuItem('Супы', 'menu-soups'),
  menuItem('Закуски', 'menu-snacks'),
  menuItem('Поке', 'menu-poke'),
  menuItem('Салаты', 'menu-salads'),
  menuItem('Гёдза и бао', 'menu-dumplings'),
  menuItem('Десерты', 'menu-desserts'),
  menuItem('Напитки', 'menu-drinks'),
] satisfies Frozen<readonly WireMenuItem[]>;

const SETTINGS = {
  IS_SITE_NOT_WORKING: false,
  TEXT_SITE_NOT_WORKING: 'По техническим причинам прием заказов временно невозможен приносим свои извинения',
  IS_SITE_INFORMATION: false,
  TEXT_SITE_INFORMATION: 'Сегодня много заказов: доставка может занять на 20 минут больше обычного.',
  STORE_VERSION,
  SAMARA_ID: SAMARA.id,
  TOLYATTI_ID: TOLYATTI.id,
  NOVOKUJBYSHEVSK_ID: NOVOKUJBYSHEVSK.id,
  WORK_TIME,
  DELIVERY_TERMINALS,
  CITY_ZONES,
  CITIES_DATA,
  CUSTOM_ADD_TO_CART_GROUPS_ID: CUSTOM_ADD_TO_CART_GROUPS,
  SECTION_ID_ADD_TO_ORDER: ADD_TO_ORDER_GROUP_ID,
  SECTION_ID_ADDITIONALLY: SAUCES_GROUP_ID,
  PIZZAS_GROUP_ID,
  SNACKS_GROUP_ID,
  GIFT_IDS: { SNACK: GIFT_SNACK_ID, PIZZA: GIFT_PIZZA_ID },
  CATALOG_MENU,
  IS_ONLINE_PAYMENT_DISABLE: { delivery: false, self: false },
  CHECKOUT_DELIVERY_TEXT,
  SECTION_PROMO_IMAGES: SLIDES,
  STORIES,
  ALLERGENS,
  PHONES: { deliveryService: '+78463000000' },
  IS_SHOW_8MARCH_MODAL: false,
  GEOCODER_API_KEY: 'demo',
  SMARTCAPTCHA_SITE_KEY: 'demo',
  IS_WITHOUT_CAPTCHA: true,
  IS_WITHOUT_RECAPTCHA: true,
  IMAGE_PRESET_CATALOG_LIST: 'w=248&h=248&q=60',
  IMAGE_PRESET_CATALOG_DETAIL: 'w=500&h=500&q=60',
  MOBILE_APP_LINKS: {
    ios: 'https://apps.apple.com/ru/app/id000000000',
    android: 'https://play.google.com/store/apps/details?id=demo.zhuravl',
  },
  IS_ANALYTICS_CONSENT: false,
  ADVENT: buildAdvent(),
  HAPPY_HOURS,
  NEW_YEAR_PROMO,
} satisfies Frozen<WireSettings>;

/** The settings object of `GET /setting`, with some keys replaced. */
export const buildSettings = (
  overrides: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> => ({
  ...SETTINGS,
  ...overrides,
});
