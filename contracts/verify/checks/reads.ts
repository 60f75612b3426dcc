import { isSchema, type Schema } from '../../definition.ts';
import { operationOf, type OperationName } from '../../operations.ts';
import { read, specified, type Sentence } from '../../sentence.ts';
import { operationSentences } from '../../sentences.ts';
import { settings } from '../../setting.ts';
import type { Bench, Check } from '../check.ts';
import { fieldAt, FINE, shownValue, wrong, type Judgement } from '../judgement.ts';
import { gistOf } from '../known.ts';
import { byCity, CATALOG, inCity, isFields, SETTING_KEYS, type CityRead, type Reading } from '../reading.ts';
import type { Answer, Call } from '../service.ts';
import { NotApplicable } from '../stateSetter.ts';
import { judged } from '../wire.ts';

/** Texts of the informational pages, each of which may be missing. */
const PAGES = [
  'about',
  'delivery',
  'legal',
  'legal-information',
  'loyalty-program',
  'oferta',
  'promo',
  'push-notifications-rules',
  'receive-advertising-information',
  'rule',
  'user-agreement',
  'vacancies',
];
const MOST_ZONES = 24;

const schemaOf = (operation: OperationName): Schema => {
  const { responses } = operationOf(operation).route;
  const schema: unknown = responses[200];
  if (isSchema(schema)) return schema;
  throw new Error(`${operation} has no answer with a body`);
};

const check = (
  name: string,
  operation: OperationName,
  run: Check['run'],
  sentence: Sentence = operationSentences[operation],
): Check => ({ name: `schema: ${name}`, level: 'schema', operations: [operation], given: [], sentence, run });

const expectOk = (answer: Answer): Judgement =>
  answer.status === 200 ? FINE : wrong('status', `200 is expected, not ${answer.status}`);

/** Where nothing is known at a place, the client goes on without it. */
const isUnknown = ({ status }: Answer): boolean => status >= 400 && status < 500 && status !== 401;

const whole = (reading: Reading, name: string, call: Call, mayBeMissing = false): Check =>
  check(name, call.operation, async ({ note }) => {
    const answer = await reading.ask(call);
    if (mayBeMissing && answer.status === 404) throw new NotApplicable(name, `${answer.request} answers 404`);
    const isEmptyVersion = call.operation === 'versions.store' && answer.text.trim() === '';
    const isOk = answer.status === 200;
    note(answer, expectOk(answer));
    if (isOk && !isEmptyVersion) note(answer, judged(schemaOf(call.operation), answer.body));
  });

const VERSIONS = [
  'versions.catalog',
  'versions.settings',
  'versions.settingsPolled',
  'versions.store',
  'versions.mobileApp',
] as const;

const nameOf = (call: Call, city: CityRead | null): string => {
  const { method, path } = operationOf(call.operation).route;
  const filled = path.replaceAll(/:(\w+)/g, (_, key: string) => call.parameters?.[key] ?? '');
  return `${method} ${filled}${city ? ` in ${city.slug}` : ''}`;
};

const zonesOf = async ({ ask, cities }: Reading): Promise<readonly string[]> => {
  const answer = await ask(inCity('setting.all', cities[0] ?? null)).catch(() => null);
  const zones = byCity(answer?.body, 'CITY_ZONES').flatMap(([, list]) => (Array.isArray(list) ? list : []));
  return zones
    .flatMap((zone: unknown) => (isFields(zone) && 'id' in zone ? [String(zone['id'])] : []))
    .slice(0, MOST_ZONES);
};

/** Each setting on its own, wherever it is read: one that is broken is named, not all of them. */
const settingChecks = (reading: Reading, places: readonly (CityRead | null)[]): readonly Check[] =>
  SETTING_KEYS.map((key) =>
    check(`setting ${key}`, 'setting.all', async ({ note }) => {
      let isSet = false;
      for (const city of places) {
        const answer = await reading.ask(inCity('setting.all', city));
        const value = isFields(answer.body) ? answer.body[key] : undefined;
        const schema = Object.entries(settings.shape).find(([name]) => name === key)?.[1];
        isSet ||= value !== undefined && value !== null;
        if (schema) note(answer, judged(schema, value, fieldAt('$', key)));
      }
      if (!isSet) throw new NotApplicable(key, 'the setting is not set');
    }),
  );

const settingsWhole = (reading: Reading, city: CityRead | null): Check =>
  check(nameOf({ operation: 'setting.all' }, city), 'setting.all', async ({ note }) => {
    const answer = await reading.ask(inCity('setting.all', city));
    note(answer, expectOk(answer));
    if (answer.status !== 200) return;
    if (!isFields(answer.body))
      note(answer, wrong('$', `an object is expected, not ${shownValue(answer.body)}`));
    else
      note(answer, {
        ...FINE,
        beyond: Object.keys(answer.body).flatMap((key) =>
          SETTING_KEYS.includes(key) ? [] : [fieldAt('$', key)],
        ),
      });
  });

const catalogChecks = (reading: Reading, city: CityRead | null): readonly Check[] =>
  Object.entries(CATALOG).map(([part, schema]) =>
    check(`${part} of ${nameOf({ operation: 'catalog.all' }, city)}`, 'catalog.all', async ({ note }) => {
      const answer = await reading.ask(inCity('catalog.all', city));
      note(answer, expectOk(answer));
      if (answer.status !== 200) return;
      if (!isFields(answer.body))
        return note(answer, wrong('$', `an object is expected, not ${shownValue(answer.body)}`));
      const value = answer.body[part];
      note(
        answer,
        value === undefined && part !== 'stopList'
          ? wrong(fieldAt('$', part), 'is missing')
          : judged(schema, value, fieldAt('$', part)),
      );
      note(answer, {
        ...FINE,
        beyond: Object.keys(answer.body).flatMap((key) => (key in CATALOG ? [] : [fieldAt('$', key)])),
      });
    }),
  );

const unknownPlace = (
  reading: Reading,
  name: string,
  call: Call,
  sentence: Sentence,
  isAny: boolean,
): Check =>
  check(
    name,
    call.operation,
    async ({ note }) => {
      const answer = await reading.ask(call);
      const isFine = isUnknown(answer) || (isAny && answer.status < 300);
      note(answer, isFine ? FINE : wrong('status', `a refusal is expected, not ${answer.status}`));
    },
    sentence,
  );

const NOWHERE = 'nowhere-at-all';

const unknownPlaces = (reading: Reading): readonly Check[] => [
  unknownPlace(
    reading,
    'a zone that is not there',
    { operation: 'city.zoneDelivery', parameters: { zoneId: NOWHERE } },
    specified(8, "zone delivery | fails | null; the zone's delivery id is cleared"),
    false,
  ),
  unknownPlace(
    reading,
    'a city that is not there',
    { operation: 'city.directory', parameters: { cityIikoId: NOWHERE } },
    read(2, 'any other answer means "no suggestions", never an error on screen'),
    true,
  ),
  unknownPlace(
    reading,
    'a page that is not there',
    { operation: 'page.find', parameters: { slug: NOWHERE } },
    read(3, '404 falls back to the text bundled with the client'),
    false,
  ),
];

const AGREE = specified(7, 'GET /storage/version | catalog version | at start, every 60 s');

const compareReads = async ({ service, fail }: Bench, first: Answer, call: Call): Promise<void> => {
  const schema = schemaOf(call.operation);
  const gist = ({ body, status }: Answer): string => `${status} ${gistOf(schema, body)}`;
  if (gist(first) === gist(await service.ask(call))) return;
  // Something may have been written in between: then the next two agree.
  const [third, fourth] = [await service.ask(call), await service.ask(call)];
  if (gist(third) !== gist(fourth))
    fail('two reads without a write between them differ', `${third.request} → ${third.status}`);
};

const agreeing = (reading: Reading, call: Call, city: CityRead | null): Check =>
  check(
    `two reads agree: ${nameOf(call, city)}`,
    call.operation,
    async (bench) => compareReads(bench, await reading.ask(call), call),
    AGREE,
  );

/** Every read that needs no state, on the service's own data; each answer whole, with every parameter that there is. */
export const readChecks = async (reading: Reading): Promise<readonly Check[]> => {
  const places = [null, ...reading.cities];
  const zones = await zonesOf(reading);
  const directories = reading.cities.map(({ iikoId }): Call => ({
    operation: 'city.directory',
    parameters: { cityIikoId: iikoId },
  }));
  const deliveries = zones.map((zoneId): Call => ({
    operation: 'city.zoneDelivery',
    parameters: { zoneId },
  }));
  const versions = VERSIONS.map((operation): Call => ({ operation }));
  const places1: readonly Call[] = [{ operation: 'city.list' }, ...directories, ...deliveries];
  const texts: Call = { operation: 'setting.checkoutDeliveryText' };
  return [
    ...[...versions, ...places1].map((call) => whole(reading, nameOf(call, null), call)),
    whole(reading, nameOf(texts, null), texts, true),
    ...PAGES.map((slug): Call => ({ operation: 'page.find', parameters: { slug } })).map((call) =>
      whole(reading, nameOf(call, null), call, true),
    ),
    ...places.map((city) => settingsWhole(reading, city)),
    ...settingChecks(reading, places),
    ...places.flatMap((city) => catalogChecks(reading, city)),
    ...unknownPlaces(reading),
    ...[...versions, ...places1].map((call) => agreeing(reading, call, null)),
    ...places.flatMap((city) => [
      agreeing(reading, inCity('setting.all', city), city),
      agreeing(reading, inCity('catalog.all', city), city),
    ]),
  ];
};
