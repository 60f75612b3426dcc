import { read, specified, type Sentence } from '../../sentence.ts';
import type { Bench, Check } from '../check.ts';
import { fieldAt, itemAt, shownValue, wrong } from '../judgement.ts';
import {
  byCity,
  inCity,
  isFields,
  listOf,
  plainText,
  unpacked,
  type CityRead,
  type Reading,
} from '../reading.ts';
import type { Answer } from '../service.ts';

type Fields = Readonly<Record<string, unknown>>;

const RELATIONS = read(7, "a product's group and the group above a group are groups of the same menu");

/** The menu and the settings of one city. */
interface Place {
  readonly city: CityRead | null;
  readonly menu: Answer;
  readonly settings: Answer;
  readonly groups: readonly Fields[];
  readonly products: readonly Fields[];
}

type Look = (place: Place, bench: Bench, reading: Reading) => void | Promise<void>;

const placesOf = async (reading: Reading): Promise<readonly Place[]> => {
  const cities = reading.cities.length === 0 ? [null] : reading.cities;
  return Promise.all(
    cities.map(async (city) => {
      const menu = await reading.ask(inCity('catalog.all', city));
      const settings = await reading.ask(inCity('setting.all', city));
      const body = isFields(menu.body) ? menu.body : {};
      return { city, menu, settings, groups: listOf(body['groups']), products: listOf(body['products']) };
    }),
  );
};

const relation = (
  reading: Reading,
  name: string,
  operation: 'catalog.all' | 'setting.all',
  look: Look,
  sentence: Sentence = RELATIONS,
): Check => ({
  name: `schema: ${name}`,
  level: 'schema',
  operations: [operation, operation === 'catalog.all' ? 'setting.all' : 'catalog.all'],
  given: [],
  sentence,
  run: async (bench) => {
    for (const place of await placesOf(reading)) await look(place, bench, reading);
  },
});

const isGiven = (value: unknown): value is string | number =>
  value !== null && value !== undefined && value !== '';
const textIn = (holder: Fields, key: string): string => plainText(holder[key]);

const groupOfProduct: Look = ({ groups, products, menu }, { note }) => {
  const ids = new Set(groups.map((group) => textIn(group, 'id')));
  for (const [index, { parentGroup }] of products.entries())
    if (isGiven(parentGroup) && !ids.has(String(parentGroup)))
      note(
        menu,
        wrong(`${itemAt('$.products', index)}.parentGroup`, `no group has the id ${shownValue(parentGroup)}`),
      );
};

const groupOfGroup: Look = ({ groups, menu }, { note }) => {
  const ids = new Set(groups.map((group) => textIn(group, 'id')));
  for (const [index, { parentGroup }] of groups.entries())
    if (isGiven(parentGroup) && !ids.has(String(parentGroup)))
      note(
        menu,
        wrong(`${itemAt('$.groups', index)}.parentGroup`, `no group has the id ${shownValue(parentGroup)}`),
      );
};

const namedModifiers: Look = ({ products, menu }, { note }) => {
  const ids = new Set(products.map((product) => textIn(product, 'id')));
  for (const [index, product] of products.entries())
    for (const [at, group] of listOf(product['groupModifiers']).entries())
      for (const [option, modifier] of listOf(group['modifiers']).entries())
        if (!isGiven(modifier['name']) && !ids.has(textIn(modifier, 'modifierId')))
          note(
            menu,
            wrong(
              `${itemAt('$.products', index)}.groupModifiers[${at}].modifiers[${option}].modifierId`,
              `${shownValue(modifier['modifierId'])} is no product, and the modifier has no name`,
            ),
          );
};

const prices: Look = ({ products, menu }, { note }) => {
  for (const [index, product] of products.entries()) {
    const at = itemAt('$.products', index);
    if (Number(product['price']) < 0)
      note(menu, wrong(`${at}.price`, `${shownValue(product['price'])} is below nothing`));
    for (const [group, { modifiers }] of listOf(product['groupModifiers']).entries())
      for (const [option, { price }] of listOf(modifiers).entries())
        if (Number(price) < 0)
          note(
            menu,
            wrong(
              `${at}.groupModifiers[${group}].modifiers[${option}].price`,
              `${shownValue(price)} is below nothing`,
            ),
          );
  }
};

const terminals: Look = ({ menu, settings }, { note }) => {
  const known = new Set(
    byCity(settings.body, 'DELIVERY_TERMINALS').flatMap(([, list]) =>
      listOf(unpacked(list)).map((each) => textIn(each, 'deliveryTerminalId')),
    ),
  );
  if (known.size === 0) return;
  for (const [index, entry] of listOf(isFields(menu.body) ? menu.body['stopList'] : null).entries())
    if (!known.has(textIn(entry, 'deliveryTerminalId')))
      note(
        menu,
        wrong(
          `${itemAt('$.stopList', index)}.deliveryTerminalId`,
          `${shownValue(entry['deliveryTerminalId'])} is no restaurant of DELIVERY_TERMINALS`,
        ),
      );
};

const KEYED = ['WORK_TIME', 'DELIVERY_TERMINALS', 'CITY_ZONES', 'CITIES_DATA'];
const keyedByCity: Look = ({ settings }, { note }, { cities }) => {
  if (cities.length === 0) return;
  const ids = new Set(cities.map(({ iikoId }) => iikoId));
  for (const key of KEYED)
    for (const [city] of byCity(settings.body, key))
      if (!ids.has(city))
        note(settings, wrong(fieldAt(fieldAt('$', key), city), 'is keyed by no iikoId of a city'));
};

const ownIikoId: Look = ({ settings }, { note }) => {
  for (const [city, data] of byCity(settings.body, 'CITIES_DATA')) {
    const iikoId = isFields(data) ? data['iikoId'] : null;
    if (isGiven(iikoId) && iikoId !== city)
      note(
        settings,
        wrong(`${fieldAt('$.CITIES_DATA', city)}.iikoId`, `${shownValue(iikoId)} stands under another key`),
      );
  }
};

const serviceProducts: Look = ({ city, products, settings }, { note }) => {
  const ids = new Set(products.map((product) => textIn(product, 'id')));
  for (const [iikoId, data] of byCity(settings.body, 'CITIES_DATA')) {
    if (city && iikoId !== city.iikoId) continue;
    for (const key of ['deliveryId', 'serviceFeeId']) {
      const id = isFields(data) ? data[key] : null;
      if (isGiven(id) && !ids.has(String(id)))
        note(
          settings,
          wrong(`${fieldAt('$.CITIES_DATA', iikoId)}.${key}`, `${shownValue(id)} is no product of the menu`),
        );
    }
  }
};

const mainCities: Look = async ({ settings }, { note }, { ask }) => {
  const { body } = await ask({ operation: 'city.list' });
  const ids = new Set(listOf(body).flatMap(({ id, iikoId }) => [String(id), String(iikoId)]));
  for (const key of ['SAMARA_ID', 'TOLYATTI_ID', 'NOVOKUJBYSHEVSK_ID']) {
    const id = isFields(settings.body) ? settings.body[key] : null;
    if (isGiven(id) && !ids.has(String(id)))
      note(settings, wrong(fieldAt('$', key), `${shownValue(id)} is no city`));
  }
};

const oneVersion: Check = {
  name: 'schema: both versions of the settings are one',
  level: 'schema',
  operations: ['versions.settingsPolled', 'versions.settings'],
  given: [],
  sentence: read(7, 'both versions of the settings are one'),
  run: async ({ service, fail }) => {
    const versions = async (): Promise<readonly string[]> => {
      const atStart = await service.ask({ operation: 'versions.settings' });
      const polled = await service.ask({ operation: 'versions.settingsPolled' });
      return [atStart, polled].map(({ body }) => String(body));
    };
    const [atStart, polled] = await versions();
    if (atStart === polled) return;
    // The settings may have been changed in between.
    const [again, polledAgain] = await versions();
    if (again !== polledAgain)
      fail(`/setting/version says ${again}, and /setting/SETTINGS_VERSION says ${polledAgain}`);
  },
};

/** How the parts of answers refer to each other, on the service's own data. */
export const relationChecks = (reading: Reading): readonly Check[] => [
  relation(reading, "a product's group is in the menu", 'catalog.all', groupOfProduct),
  relation(reading, "a group's group is in the menu", 'catalog.all', groupOfGroup),
  relation(reading, 'a modifier has a name, or a product has its id', 'catalog.all', namedModifiers),
  relation(reading, 'no price is below nothing', 'catalog.all', prices),
  relation(reading, 'the stop list names restaurants', 'catalog.all', terminals),
  relation(reading, 'delivery and fee of a city are products', 'setting.all', serviceProducts),
  relation(
    reading,
    'what is kept by city has its iikoId',
    'setting.all',
    keyedByCity,
    read(
      2,
      'Every setting that is "keyed by city" (WORK_TIME, DELIVERY_TERMINALS, CITY_ZONES, CITIES_DATA) is keyed by the city\'s `iikoId`',
    ),
  ),
  relation(
    reading,
    'data of a city name the iikoId that they are kept by',
    'setting.all',
    ownIikoId,
    specified(3, 'CityData (CITIES_DATA by iikoId): iikoId'),
  ),
  relation(
    reading,
    'the cities of the settings are cities',
    'setting.all',
    mainCities,
    read(2, "SAMARA_ID, TOLYATTI_ID, NOVOKUJBYSHEVSK_ID hold a city's `id`"),
  ),
  oneVersion,
];
