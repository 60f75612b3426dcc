import * as z from 'zod/mini';
import * as wire from '../../../contracts/setting.ts';
import type { GroupId, ProductId, TerminalId, ZoneId } from '../../domain/catalog.ts';
import { DEFAULT_DETAIL_PRESET, DEFAULT_LIST_PRESET } from '../../domain/chain.ts';
import { latLon, lonLat } from '../../domain/geometry.ts';
import type {
  CityData,
  DeliveryText,
  Restaurant,
  Settings,
  Slide,
  Story,
  Zone,
} from '../../domain/settings.ts';
import { DEFAULT_DELIVERY_TEXT } from '../../domain/chain.ts';
import { ApiFailure } from '../../domain/failure.ts';
import { brand } from './brand.ts';
import { isWebAddress, pictureOf, readAs, textOf, wordsOf } from './leaf.ts';
import { readSeason } from './season.ts';
import { keyReader, type KeyReader } from './settingKeys.ts';
import { readWeek, weekOrNull } from './workWeek.ts';

const NOT_WORKING = 'По техническим причинам прием заказов временно невозможен приносим свои извинения';

/** Its hours have days in their places, which no broken one may leave. */
const openRestaurant = z.extend(wire.restaurant, { workTime: z.optional(z.unknown()) });

const restaurantOf =
  (apiUrl: string) =>
  (terminal: z.infer<typeof openRestaurant>): Restaurant => ({
    id: brand<TerminalId>(terminal.deliveryTerminalId),
    name: wordsOf(terminal.name),
    address: wordsOf(terminal.address),
    phone: terminal.phone ?? null,
    at: terminal.coordinates ? latLon(...terminal.coordinates) : null,
    workWeek: weekOrNull(terminal.workTime),
    image: pictureOf(terminal.image, apiUrl),
  });

const zoneOf = (zone: wire.WireCityZone): Zone => ({
  id: brand<ZoneId>(textOf(zone.id)),
  name: wordsOf(zone.name),
  polygon: (zone.polygon ?? []).map(([lon, lat]) => lonLat(lon, lat)),
  color: zone.color ?? null,
});

const productId = (id: string | null | undefined): ProductId | null => (id ? brand<ProductId>(id) : null);
const groupId = (id: string | null | undefined): GroupId | null => (id ? brand<GroupId>(id) : null);

const cityDataOf = (data: wire.WireCityData): CityData => ({
  deliveryId: productId(data.deliveryId),
  freeDeliveryId: productId(data.freeDeliveryId),
  serviceFeeId: productId(data.serviceFeeId),
  isPromocodeHidden: data.isPromocodeHide ?? false,
  isTimeChoiceHidden: data.isSelectOrderTimeHide ?? false,
});

const slideOf =
  (apiUrl: string) =>
  (slide: wire.WireSlide): Slide => ({
    image: pictureOf(slide.image, apiUrl) ?? '',
    imageMobile: pictureOf(slide.imageMobile, apiUrl),
    title: wordsOf(slide.title),
    link: slide.link ?? null,
  });

const storyOf =
  (apiUrl: string) =>
  (story: wire.WireStory): Story => ({
    id: textOf(story.id),
    title: wordsOf(story.title),
    preview: pictureOf(story.preview, apiUrl) ?? '',
    slides: story.slides.map((slide) => ({
      image: pictureOf(slide.image, apiUrl) ?? '',
      title: wordsOf(slide.title) || null,
      text: wordsOf(slide.text) || null,
      button: slide.button ? { title: wordsOf(slide.button.title), link: slide.button.link } : null,
    })),
  });

const textsOf = ({ delivery, self }: wire.WireCheckoutDeliveryText): DeliveryText => ({
  delivery: {
    title: wordsOf(delivery?.title) || DEFAULT_DELIVERY_TEXT.delivery.title,
    text: wordsOf(delivery?.text) || DEFAULT_DELIVERY_TEXT.delivery.text,
  },
  self: { title: wordsOf(self?.title) || DEFAULT_DELIVERY_TEXT.self.title },
});
export const readDeliveryText = (value: unknown): DeliveryText =>
  textsOf(readAs(wire.checkoutDeliveryText, value));

const places = (key: KeyReader, apiUrl: string) => ({
  cityIds: {
    samara: key.text('SAMARA_ID'),
    tolyatti: key.text('TOLYATTI_ID'),
    novokujbyshevsk: key.text('NOVOKUJBYSHEVSK_ID'),
  },
  workTime: key.byCity('WORK_TIME', readWeek),
  restaurants: key.listByCity('DELIVERY_TERMINALS', openRestaurant, restaurantOf(apiUrl)),
  zones: key.listByCity('CITY_ZONES', wire.cityZone, zoneOf),
  cityData: key.byCity('CITIES_DATA', (data) => cityDataOf(readAs(wire.cityData, data))),
});

const shelves = (key: KeyReader, apiUrl: string) => ({
  customAddGroupIds: key
    .value('CUSTOM_ADD_TO_CART_GROUPS_ID', z.array(z.string()), [])
    .map((id) => brand<GroupId>(id)),
  addToOrderGroupId: groupId(key.text('SECTION_ID_ADD_TO_ORDER')),
  additionallyGroupId: groupId(key.text('SECTION_ID_ADDITIONALLY')),
  pizzasGroupId: groupId(key.text('PIZZAS_GROUP_ID')),
  snacksGroupId: groupId(key.text('SNACKS_GROUP_ID')),
  giftIds: {
    snack: productId(key.value('GIFT_IDS', z.looseObject({ SNACK: z.nullish(z.string()) }), {}).SNACK),
    pizza: productId(key.value('GIFT_IDS', z.looseObject({ PIZZA: z.nullish(z.string()) }), {}).PIZZA),
  },
  catalogMenu: key.list('CATALOG_MENU', wire.menuItem, ({ title, slug, image }) => ({
    title,
    slug,
    image: pictureOf(image, apiUrl),
  })),
  slides: key.list('SECTION_PROMO_IMAGES', wire.slide, slideOf(apiUrl)),
  stories: key.list('STORIES', wire.story, storyOf(apiUrl)),
  allergens: key.list('ALLERGENS', wire.allergenSetting, ({ code, name }) => ({ code, name: name ?? code })),
});

/** Where the app can be had: an address of the web, or nothing. */
const storeLink = (address: string | null | undefined): string | null =>
  address && isWebAddress(address) ? address : null;

const switches = (key: KeyReader) => {
  const payment = key.value(
    'IS_ONLINE_PAYMENT_DISABLE',
    z.looseObject({ delivery: z.nullish(z.boolean()), self: z.nullish(z.boolean()) }),
    {},
  );
  const links = key.value(
    'MOBILE_APP_LINKS',
    z.looseObject({ ios: z.nullish(z.string()), android: z.nullish(z.string()) }),
    {},
  );
  return {
    storeVersion: key.text('STORE_VERSION') || null,
    isSiteNotWorking: key.flag('IS_SITE_NOT_WORKING'),
    textSiteNotWorking: wordsOf(key.text('TEXT_SITE_NOT_WORKING')) || NOT_WORKING,
    isSiteInformation: key.flag('IS_SITE_INFORMATION'),
    textSiteInformation: wordsOf(key.text('TEXT_SITE_INFORMATION')),
    isOnlinePaymentDisabled: { delivery: payment.delivery ?? false, self: payment.self ?? false },
    deliveryPhone:
      key.value('PHONES', z.looseObject({ deliveryService: z.nullish(z.string()) }), {}).deliveryService ??
      null,
    isMarchModalOn: key.flag('IS_SHOW_8MARCH_MODAL'),
    imagePresets: {
      list: key.text('IMAGE_PRESET_CATALOG_LIST') || DEFAULT_LIST_PRESET,
      detail: key.text('IMAGE_PRESET_CATALOG_DETAIL') || DEFAULT_DETAIL_PRESET,
    },
    appLinks: { ios: storeLink(links.ios), android: storeLink(links.android) },
    geocoderKey: key.text('GEOCODER_API_KEY'),
    captchaSiteKey: key.text('SMARTCAPTCHA_SITE_KEY') || null,
    isCaptchaOff: ['IS_WITHOUT_CAPTCHA', 'IS_WITHOUT_RECAPTCHA'].map((name) => key.flag(name)).includes(true),
    isAnalyticsConsentAsked: key.flag('IS_ANALYTICS_CONSENT'),
  };
};

/** All settings; each key is read on its own, and a broken one has its default and is named in `skipped`. */
export function readSettings(
  value: unknown,
  apiUrl: string,
): { values: Settings; skipped: readonly string[] } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new ApiFailure('invalid');
  const key = keyReader(value);
  const texts = key.value('CHECKOUT_DELIVERY_TEXT', z.nullable(wire.checkoutDeliveryText), null);
  const values: Settings = {
    ...places(key, apiUrl),
    ...shelves(key, apiUrl),
    ...switches(key),
    ...readSeason(key, apiUrl),
    deliveryText: texts && textsOf(texts),
  };
  return { values, skipped: key.skipped() };
}
