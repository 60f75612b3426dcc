import { describe, expect, test } from 'vitest';
import type { CityIikoId } from '../../domain/catalog.ts';
import { DEFAULT_DELIVERY_TEXT, DEFAULT_DETAIL_PRESET, DEFAULT_LIST_PRESET } from '../../domain/chain.ts';
import { ApiFailure } from '../../domain/failure.ts';
import { brand } from './brand.ts';
import { readDeliveryText, readSettings } from './settings.ts';

const samara = brand<CityIikoId>('iiko-samara');
const read = (settings: object, apiUrl = '') => readSettings(settings, apiUrl);
const valuesOf = (settings: object, apiUrl = '') => read(settings, apiUrl).values;

const day = { open: '10:00', close: '23:00', isNextDay: false };
const story = { id: 1, title: 'Новинки', preview: '/p.webp', slides: [{ image: '/s.webp', text: 'Привет' }] };
const ring = [
  [50.1, 53.2],
  [50.2, 53.2],
  [50.2, 53.3],
];

test('without any key every setting has its default and none is skipped', () => {
  const { values, skipped } = read({});
  expect(skipped).toEqual([]);
  expect(values).toMatchObject({
    isSiteNotWorking: false,
    textSiteNotWorking: 'По техническим причинам прием заказов временно невозможен приносим свои извинения',
    cityIds: { samara: '', tolyatti: '', novokujbyshevsk: '' },
    workTime: {},
    restaurants: {},
    zones: {},
    cityData: {},
    customAddGroupIds: [],
    giftIds: { snack: null, pizza: null },
    snacksGroupId: null,
    slides: [],
    stories: [],
    deliveryText: null,
    deliveryPhone: null,
    isOnlinePaymentDisabled: { delivery: false, self: false },
    imagePresets: { list: DEFAULT_LIST_PRESET, detail: DEFAULT_DETAIL_PRESET },
    captchaSiteKey: null,
    isCaptchaOff: false,
    advent: null,
    happyHours: { everywhere: [], byCity: {} },
    newYear: null,
  });
});

test.each([[null], [7], ['{}'], [[]], [undefined]])('%j is no settings object', (value) => {
  expect(() => readSettings(value, '')).toThrow(ApiFailure);
});

describe('a broken key', () => {
  test('has its default, is named once, and the others are read', () => {
    const { values, skipped } = read({
      WORK_TIME: 'closed',
      CATALOG_MENU: 7,
      GIFT_IDS: { SNACK: ['fries'] },
      IS_ONLINE_PAYMENT_DISABLE: [true],
      PHONES: 'none',
      TEXT_SITE_INFORMATION: { text: 'Праздник' },
      IS_SITE_NOT_WORKING: true,
      SNACKS_GROUP_ID: 'snacks',
    });
    expect([...skipped].toSorted()).toEqual([
      'CATALOG_MENU',
      'GIFT_IDS',
      'IS_ONLINE_PAYMENT_DISABLE',
      'PHONES',
      'TEXT_SITE_INFORMATION',
      'WORK_TIME',
    ]);
    expect(values).toMatchObject({
      isSiteNotWorking: true,
      snacksGroupId: 'snacks',
      catalogMenu: [],
      workTime: {},
    });
  });

  test('of one city leaves the other cities', () => {
    const { values, skipped } = read({ WORK_TIME: { [samara]: [day], other: 'закрыто' } });
    expect(values.workTime).toEqual({ [samara]: [day] });
    expect(skipped).toEqual(['WORK_TIME']);
  });

  test.each([[{ open: 10 }], ['закрыто'], [{ ...day, close: 'ночь' }], [{ open: '10:00' }], [[]]])(
    '%j of a week stays in its place as closed; a missing day stays open',
    (bad) => {
      const week = [day, null, bad, day];
      const { values, skipped } = read({
        WORK_TIME: { [samara]: week },
        DELIVERY_TERMINALS: { [samara]: [{ deliveryTerminalId: 't', name: 'А', workTime: week }] },
      });
      const days = [day, null, { open: '00:00', close: '00:00', isNextDay: false }, day];
      expect(values.workTime[samara]).toEqual(days);
      expect(values.restaurants[samara]?.[0]?.workWeek).toEqual(days);
      expect(skipped).toEqual(['WORK_TIME', 'DELIVERY_TERMINALS']);
    },
  );

  test('that is null, empty or unknown is not broken', () => {
    expect(read({ WORK_TIME: null, STORIES: '', PHONES: undefined, NEW_KEY: {} }).skipped).toEqual([]);
  });
});

describe('one broken item', () => {
  test('of a list goes alone, and its key is named', () => {
    const { values, skipped } = read({
      STORIES: [story, { id: 2, title: 'Без кадров', preview: '/p.webp' }, { ...story, id: '3' }],
      ALLERGENS: [{ code: 'fish' }, { name: 'Орехи' }],
      SECTION_PROMO_IMAGES: [{ image: 7 }, { image: '/s.webp', title: {} }],
    });
    expect(values.slides).toEqual([{ image: '/s.webp', imageMobile: null, title: '', link: null }]);
    expect(values.stories.map(({ id }) => id)).toEqual(['1', '3']);
    expect(values.allergens).toEqual([{ code: 'fish', name: 'fish' }]);
    expect([...skipped].toSorted()).toEqual(['ALLERGENS', 'SECTION_PROMO_IMAGES', 'STORIES']);
  });

  test('of a story’s slides goes alone, its button where it leads nowhere', () => {
    const slides = [
      { image: 7, text: 'Без кадра' },
      { image: '/a.webp', text: 'Кадр', button: { title: 'Меню', link: {} } },
    ];
    const { values, skipped } = read({ STORIES: [{ ...story, slides }] });
    expect(values.stories).toMatchObject([{ title: 'Новинки', slides: [{ text: 'Кадр', button: null }] }]);
    expect(skipped).toEqual(['STORIES']);
  });

  test('of a city’s zones or restaurants goes alone, and its key is named', () => {
    const { values, skipped } = read({
      CITY_ZONES: { [samara]: [{ id: 'near', polygon: ring }, { id: 'far', polygon: 'round' }, null] },
      DELIVERY_TERMINALS: {
        [samara]: [{ deliveryTerminalId: 't1', name: 'На Ленинской' }, { name: 'Без ключа' }],
      },
    });
    expect(values.zones[samara]).toMatchObject([{ id: 'near' }, { id: 'far', polygon: [] }]);
    expect(values.restaurants[samara]?.map(({ id }) => id)).toEqual(['t1']);
    expect([...skipped].toSorted()).toEqual(['CITY_ZONES', 'DELIVERY_TERMINALS']);
  });
});

describe('a value', () => {
  test('may be the JSON text of itself, also inside of a table of cities', () => {
    const { values, skipped } = read({
      CUSTOM_ADD_TO_CART_GROUPS_ID: '["g1","g2"]',
      WORK_TIME: JSON.stringify({ [samara]: JSON.stringify([day, null]) }),
      IS_SITE_INFORMATION: 'true',
      IS_SHOW_8MARCH_MODAL: '"1"',
      PHONES: '{"deliveryService":"+78463000000"}',
      TEXT_SITE_INFORMATION: '[Важно] Сегодня снег',
      SAMARA_ID: 12,
    });
    expect(skipped).toEqual([]);
    expect(values).toMatchObject({
      customAddGroupIds: ['g1', 'g2'],
      workTime: { [samara]: [day, null] },
      isSiteInformation: true,
      isMarchModalOn: true,
      deliveryPhone: '+78463000000',
      textSiteInformation: '[Важно] Сегодня снег',
      cityIds: { samara: '12' },
    });
  });

  test.each([true, 'true', 1, '1'])('%j switches a flag on', (flag) => {
    expect(valuesOf({ IS_SITE_NOT_WORKING: flag }).isSiteNotWorking).toBe(true);
  });

  test.each([false, 'false', 0, '0', null, {}, 'yes'])('%j leaves a flag off', (flag) => {
    expect(valuesOf({ IS_SITE_NOT_WORKING: flag }).isSiteNotWorking).toBe(false);
  });

  test('of either captcha key switches the captcha off', () => {
    expect(valuesOf({ IS_WITHOUT_CAPTCHA: true }).isCaptchaOff).toBe(true);
    expect(valuesOf({ IS_WITHOUT_RECAPTCHA: true, IS_WITHOUT_CAPTCHA: false }).isCaptchaOff).toBe(true);
  });
});

describe('pictures of the settings', () => {
  test('stand on the API’s origin', () => {
    const values = valuesOf(
      {
        STORIES: [story],
        SECTION_PROMO_IMAGES: [{ image: '/a.webp', imageMobile: 'https://cdn.example/m.webp' }],
      },
      'https://api.example',
    );
    expect(values.stories[0]).toMatchObject({
      preview: 'https://api.example/p.webp',
      slides: [{ image: 'https://api.example/s.webp' }],
    });
    expect(values.slides[0]).toMatchObject({
      image: 'https://api.example/a.webp',
      imageMobile: 'https://cdn.example/m.webp',
    });
  });

  test('of a foreign scheme are none', () => {
    const values = valuesOf({
      CATALOG_MENU: [{ title: 'Роллы', slug: 'rolly', image: 'javascript:alert(1)' }],
      SECTION_PROMO_IMAGES: [{ image: 'data:text/html,1' }],
    });
    expect(values.catalogMenu[0]?.image).toBeNull();
    expect(values.slides[0]?.image).toBe('');
  });
});

test('coordinates of a restaurant stay [lat, lon], those of a zone [lon, lat]', () => {
  const values = valuesOf({
    DELIVERY_TERMINALS: { [samara]: [{ deliveryTerminalId: 't1', name: 'А', coordinates: [53.2, 50.1] }] },
    CITY_ZONES: { [samara]: [{ id: 4, polygon: ring }] },
  });
  expect(values.restaurants[samara]?.[0]?.at).toEqual([53.2, 50.1]);
  expect(values.zones[samara]?.[0]).toEqual({ id: '4', name: '', polygon: ring, color: null });
});

test('the data of a city are ids of products, an empty one is none', () => {
  const values = valuesOf({
    CITIES_DATA: { [samara]: { deliveryId: 'd', freeDeliveryId: '', isPromocodeHide: true } },
  });
  expect(values.cityData[samara]).toEqual({
    deliveryId: 'd',
    freeDeliveryId: null,
    serviceFeeId: null,
    isPromocodeHidden: true,
    isTimeChoiceHidden: false,
  });
});

test('a delivery text that says less than all falls back for the rest', () => {
  expect(readDeliveryText({ self: { title: '15 минут' } })).toEqual({
    ...DEFAULT_DELIVERY_TEXT,
    self: { title: '15\u00A0минут' },
  });
  expect(() => readDeliveryText('soon')).toThrow(ApiFailure);
});

test('keys of a prototype are keys like any other', () => {
  const settings: unknown = JSON.parse(
    `{"WORK_TIME":{"__proto__":[{"open":"0:00","close":"1:00"}],"constructor":[{"open":"9:00","close":"21:00"}]},
      "CITY_ZONES":{"__proto__":[{"id":"evil"}]},"__proto__":{"IS_SITE_NOT_WORKING":true},"constructor":7}`,
  );
  const { values } = readSettings(settings, '');
  expect(Object.keys(values.workTime)).toEqual(['constructor']);
  expect(Object.getPrototypeOf(values.workTime)).toBe(Object.prototype);
  expect(Object.getPrototypeOf(values.zones)).toBe(Object.prototype);
  expect(values.isSiteNotWorking).toBe(false);
  expect({}).not.toHaveProperty('IS_SITE_NOT_WORKING');
});
