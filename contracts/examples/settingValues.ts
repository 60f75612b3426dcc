import { SAMARA } from './city.ts';
import { among } from './example.ts';
import { PICTURE, TERMINAL } from './samples.ts';

const workDay = { open: '10:00', close: '02:00', isNextDay: true };

const restaurant = {
  deliveryTerminalId: TERMINAL,
  name: 'Журавль на Ленинградской',
  address: 'Ленинградская, 45',
  phone: '+78463000001',
  coordinates: [53.18, 50.08],
  workTime: [workDay],
  image: PICTURE,
};

const zone = { id: 'zone-1', name: 'Центр', polygon: [[50.06, 53.17]], color: '#2F7D5B' };

const cityData = {
  iikoId: SAMARA,
  deliveryId: 'delivery-1',
  freeDeliveryId: 'delivery-2',
  serviceFeeId: 'fee-1',
  isPromocodeHide: true,
  isSelectOrderTimeHide: true,
};

const story = {
  id: 'rice',
  title: 'Как мы варим рис',
  preview: PICTURE,
  slides: among({
    image: PICTURE,
    title: 'Промываем семь раз',
    text: 'Пока вода не станет прозрачной',
    button: { title: 'К роллам', link: '/catalog/rolly' },
  }),
};

export const DELIVERY_TEXTS = {
  delivery: { title: '20 минут на кухне', text: '25 минут в пути' },
  self: { title: '15 минут на кухне' },
} as const;

const switches = {
  IS_SITE_NOT_WORKING: true,
  TEXT_SITE_NOT_WORKING: 'Не работаем',
  IS_SITE_INFORMATION: true,
  TEXT_SITE_INFORMATION: 'Много заказов',
  IS_ONLINE_PAYMENT_DISABLE: { delivery: true, self: true },
  IS_SHOW_8MARCH_MODAL: true,
  IS_WITHOUT_CAPTCHA: true,
  IS_WITHOUT_RECAPTCHA: true,
  IS_ANALYTICS_CONSENT: true,
};

const shelves = {
  CUSTOM_ADD_TO_CART_GROUPS_ID: ['group-wok'],
  SECTION_ID_ADD_TO_ORDER: 'group-extras',
  SECTION_ID_ADDITIONALLY: 'group-sauces',
  PIZZAS_GROUP_ID: 'group-pizza',
  SNACKS_GROUP_ID: 'group-snacks',
  GIFT_IDS: { SNACK: 'gift-fries', PIZZA: 'gift-pizza' },
  CATALOG_MENU: [{ title: 'Роллы', slug: 'rolly', image: PICTURE }],
  SECTION_PROMO_IMAGES: [{ image: PICTURE, imageMobile: PICTURE, title: 'Вок', link: '/promo' }],
  STORIES: [story],
  ALLERGENS: [{ code: 'fish', name: 'Рыба' }],
};

/** Every key that the client reads, filled in. */
export const FULL_SETTINGS = {
  ...switches,
  ...shelves,
  STORE_VERSION: '1',
  SAMARA_ID: '1',
  TOLYATTI_ID: '2',
  NOVOKUJBYSHEVSK_ID: '3',
  WORK_TIME: { [SAMARA]: [workDay] },
  DELIVERY_TERMINALS: { [SAMARA]: [restaurant] },
  CITY_ZONES: { [SAMARA]: [zone] },
  CITIES_DATA: { [SAMARA]: cityData },
  CHECKOUT_DELIVERY_TEXT: DELIVERY_TEXTS,
  PHONES: { deliveryService: '+78463000000' },
  SMARTCAPTCHA_SITE_KEY: 'captcha-key',
  ADVENT: { title: 'Календарь подарков', days: [{ day: 1, title: 'Ролл в подарок' }] },
  HAPPY_HOURS: { [SAMARA]: [{ from: '14:00', to: '17:00' }] },
  NEW_YEAR_PROMO: { title: 'Новый год', code: 'ПОДАРОК' },
  IMAGE_PRESET_CATALOG_LIST: 'w=248&h=248&q=60',
  IMAGE_PRESET_CATALOG_DETAIL: 'w=500&h=500&q=60',
  GEOCODER_API_KEY: 'geocoder-key',
  MOBILE_APP_LINKS: { ios: 'https://apps.example/ios', android: 'https://apps.example/droid' },
};
