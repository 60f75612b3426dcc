import * as z from 'zod/mini';
import { about, assumed, count, id, jsonText, missing, shopHeaders } from './common.ts';
import { advent, adventDay, happyHours, newYear } from './season.ts';
import { workDays } from './workTime.ts';
import { notation as c } from './notation.ts';

/** Any setting may arrive as the JSON text of its value. */
const setting = <Value extends z.core.SomeType>(value: Value) => z.nullish(z.union([value, jsonText]));
/** Keyed by the city's iikoId. */
const byCity = <Value extends z.core.SomeType>(value: Value) => setting(z.record(z.string(), value));
const flag = setting(z.boolean());
const text = z.nullish(z.string());
const assumedText = assumed(text);

export const cityData = z.object({
  iikoId: text,
  deliveryId: text,
  freeDeliveryId: text,
  serviceFeeId: text,
  isPromocodeHide: z.nullish(z.boolean()),
  isSelectOrderTimeHide: z.nullish(z.boolean()),
});

export const restaurant = z.object({
  deliveryTerminalId: z.string(),
  name: assumed(z.string()),
  address: assumedText,
  phone: assumedText,
  /** Latitude, longitude. */
  coordinates: assumed(z.nullish(z.tuple([z.number(), z.number()]))),
  workTime: assumed(z.nullish(workDays)),
  image: assumedText,
});

export const cityZone = assumed(
  z.object({
    id,
    name: text,
    /** Longitude, latitude; an open or a closed ring. */
    polygon: z.nullish(z.array(z.tuple([z.number(), z.number()]))),
    color: text,
  }),
);

export const slide = assumed(
  z.object({
    image: z.string(),
    imageMobile: text,
    title: text,
    link: text,
  }),
);

export const storySlide = assumed(
  z.object({
    image: z.string(),
    title: text,
    text,
    button: z.nullish(z.object({ title: z.string(), link: z.string() })),
  }),
);

export const story = assumed(
  z.object({
    id,
    title: z.string(),
    preview: z.string(),
    slides: z.array(storySlide),
  }),
);

export const menuItem = z.object({
  title: assumed(z.string()),
  slug: assumed(z.string()),
  image: text,
});
export const allergenSetting = z.object({ code: z.string(), name: assumedText });

export const checkoutDeliveryText = z.object({
  delivery: z.nullish(z.object({ title: text, text })),
  self: z.nullish(z.object({ title: text })),
});

export const manyHappyHours = z.array(happyHours);
/** One entry or a list of them. */
const happyHoursList = z.union([happyHours, manyHappyHours]);
export const bareAdvent = z.array(adventDay);

export const settings = z.object({
  IS_SITE_NOT_WORKING: flag,
  TEXT_SITE_NOT_WORKING: text,
  IS_SITE_INFORMATION: flag,
  TEXT_SITE_INFORMATION: text,
  STORE_VERSION: z.nullish(count),
  SAMARA_ID: z.nullish(id),
  TOLYATTI_ID: z.nullish(id),
  NOVOKUJBYSHEVSK_ID: z.nullish(id),
  WORK_TIME: byCity(workDays),
  DELIVERY_TERMINALS: byCity(z.array(restaurant)),
  CITY_ZONES: byCity(z.array(cityZone)),
  CITIES_DATA: byCity(cityData),
  CUSTOM_ADD_TO_CART_GROUPS_ID: setting(z.array(z.string())),
  SECTION_ID_ADD_TO_ORDER: text,
  SECTION_ID_ADDITIONALLY: text,
  PIZZAS_GROUP_ID: text,
  SNACKS_GROUP_ID: text,
  GIFT_IDS: setting(z.object({ SNACK: text, PIZZA: text })),
  CATALOG_MENU: setting(z.array(menuItem)),
  IS_ONLINE_PAYMENT_DISABLE: setting(
    z.object({ delivery: z.nullish(z.boolean()), self: z.nullish(z.boolean()) }),
  ),
  CHECKOUT_DELIVERY_TEXT: setting(checkoutDeliveryText),
  SECTION_PROMO_IMAGES: setting(z.array(slide)),
  STORIES: setting(z.array(story)),
  ALLERGENS: setting(z.array(allergenSetting)),
  PHONES: setting(z.object({ deliveryService: text })),
  IS_SHOW_8MARCH_MODAL: flag,
  SMARTCAPTCHA_SITE_KEY: text,
  IS_WITHOUT_CAPTCHA: flag,
  IS_WITHOUT_RECAPTCHA: flag,
  IMAGE_PRESET_CATALOG_LIST: text,
  IMAGE_PRESET_CATALOG_DETAIL: text,
  /** The specification speaks of this value without naming its key. */
  GEOCODER_API_KEY: assumedText,
  MOBILE_APP_LINKS: assumed(setting(assumed(z.object({ ios: text, android: text })))),
  IS_ANALYTICS_CONSENT: assumed(flag),
  ADVENT: assumed(setting(z.union([advent, bareAdvent]))),
  /** Of all cities, or keyed by the city's iikoId. */
  HAPPY_HOURS: assumed(setting(z.union([happyHoursList, z.record(z.string(), happyHoursList)]))),
  NEW_YEAR_PROMO: assumed(setting(newYear)),
});

export type WireSettings = z.infer<typeof settings>;
export type WireCityData = z.infer<typeof cityData>;
export type WireRestaurant = z.infer<typeof restaurant>;
export type WireCityZone = z.infer<typeof cityZone>;
export type WireSlide = z.infer<typeof slide>;
export type WireStory = z.infer<typeof story>;
export type WireMenuItem = z.infer<typeof menuItem>;
export type WireCheckoutDeliveryText = z.infer<typeof checkoutDeliveryText>;

export const settingRoutes = c.router({
  all: {
    method: 'GET',
    path: '/setting',
    headers: shopHeaders,
    responses: { 200: settings },
    summary: 'All settings, for the city of x-city',
    metadata: about({ auth: 'none', idempotent: true }),
  },
  checkoutDeliveryText: {
    method: 'GET',
    path: '/setting/CHECKOUT_DELIVERY_TEXT',
    headers: shopHeaders,
    responses: { 200: checkoutDeliveryText, ...missing },
    summary: 'Texts about cooking and delivery time at checkout',
    metadata: about({ auth: 'none', idempotent: true }),
  },
});
