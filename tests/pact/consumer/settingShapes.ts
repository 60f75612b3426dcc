import { MatchersV3 } from '@pact-foundation/pact';
import { wireCount, wireId } from '../matchers.ts';

const { arrayContaining, boolean, eachKeyLike, eachLike, number, string } = MatchersV3;
const workDay = { open: string('10:00'), close: string('02:00'), isNextDay: boolean(true) };
const image = string('https://cdn.example/picture.avif');
const byCity = (value: unknown) => eachKeyLike('city-samara', value);

const restaurant = {
  deliveryTerminalId: string('terminal-1'),
  name: string('Журавль на Ленинградской'),
  address: string('Ленинградская, 45'),
  phone: string('+78463000001'),
  coordinates: [number(53.18), number(50.08)],
  workTime: eachLike(workDay),
  image,
};

const zone = {
  id: wireId('zone-1'),
  name: string('Центр'),
  polygon: eachLike([number(50.06), number(53.17)]),
  color: string('#2F7D5B'),
};

const cityData = {
  iikoId: string('city-samara'),
  deliveryId: string('delivery-1'),
  freeDeliveryId: string('delivery-2'),
  serviceFeeId: string('fee-1'),
  isPromocodeHide: boolean(true),
  isSelectOrderTimeHide: boolean(true),
};

const story = {
  id: wireId('rice'),
  title: string('Как мы варим рис'),
  preview: image,
  slides: arrayContaining({
    image,
    title: string('Промываем семь раз'),
    text: string('Пока вода не станет прозрачной'),
    button: { title: string('К роллам'), link: string('/catalog/rolly') },
  }),
};

export const deliveryTexts = {
  delivery: { title: string('20 минут на кухне'), text: string('25 минут в пути') },
  self: { title: string('15 минут на кухне') },
};

const switches = {
  IS_SITE_NOT_WORKING: boolean(true),
  TEXT_SITE_NOT_WORKING: string('Не работаем'),
  IS_SITE_INFORMATION: boolean(true),
  TEXT_SITE_INFORMATION: string('Много заказов'),
  IS_ONLINE_PAYMENT_DISABLE: { delivery: boolean(true), self: boolean(true) },
  IS_SHOW_8MARCH_MODAL: boolean(true),
  IS_WITHOUT_CAPTCHA: boolean(true),
  IS_WITHOUT_RECAPTCHA: boolean(true),
  IS_ANALYTICS_CONSENT: boolean(true),
};

const shelves = {
  CUSTOM_ADD_TO_CART_GROUPS_ID: eachLike(string('group-wok')),
  SECTION_ID_ADD_TO_ORDER: string('group-extras'),
  SECTION_ID_ADDITIONALLY: string('group-sauces'),
  PIZZAS_GROUP_ID: string('group-pizza'),
  SNACKS_GROUP_ID: string('group-snacks'),
  GIFT_IDS: { SNACK: string('gift-fries'), PIZZA: string('gift-pizza') },
  CATALOG_MENU: eachLike({ title: string('Роллы'), slug: string('rolly'), image }),
  SECTION_PROMO_IMAGES: eachLike({ image, imageMobile: image, title: string('Вок'), link: string('/promo') }),
  STORIES: eachLike(story),
  ALLERGENS: eachLike({ code: string('fish'), name: string('Рыба') }),
};

/** Every key that the client reads, filled in. */
export const fullSettings = {
  ...switches,
  ...shelves,
  STORE_VERSION: wireCount('1'),
  SAMARA_ID: wireId('1'),
  TOLYATTI_ID: wireId('2'),
  NOVOKUJBYSHEVSK_ID: wireId('3'),
  WORK_TIME: byCity(eachLike(workDay)),
  DELIVERY_TERMINALS: byCity(eachLike(restaurant)),
  CITY_ZONES: byCity(eachLike(zone)),
  CITIES_DATA: byCity(cityData),
  CHECKOUT_DELIVERY_TEXT: deliveryTexts,
  PHONES: { deliveryService: string('+78463000000') },
  SMARTCAPTCHA_SITE_KEY: string('captcha-key'),
  ADVENT: {
    title: string('Календарь подарков'),
    days: eachLike({ day: number(1), title: string('Ролл в подарок') }),
  },
  HAPPY_HOURS: byCity(eachLike({ from: string('14:00'), to: string('17:00') })),
  NEW_YEAR_PROMO: { title: string('Новый год'), code: string('ПОДАРОК') },
  IMAGE_PRESET_CATALOG_LIST: string('w=248&h=248&q=60'),
  IMAGE_PRESET_CATALOG_DETAIL: string('w=500&h=500&q=60'),
  GEOCODER_API_KEY: string('geocoder-key'),
  MOBILE_APP_LINKS: {
    ios: string('https://apps.example/ios'),
    android: string('https://apps.example/droid'),
  },
};
