import { SAMARA_STREETS } from '../../mocks/chain/streets.samara.ts';
import { picture, type SceneName } from '../../mocks/chain/scenes.ts';
import { SEEDED_ADDRESS } from '../../mocks/backend/seed.ts';
import { demoAddress, demoCustomer, demoPromos, demoSettings, demoToken } from '../demo.ts';

/** A scene of the demo, as it was drawn on the day of the report. */
const SCENE = /^\/demo\/i\/scene\/([\w-]+)\?v=\d+$/;

type Fields = Readonly<Record<string, unknown>>;
/** What somebody of the demo is called: the first is the demo's own, each further one has a name of its own. */
type Naming = (nth: number) => string;

/** What the journal puts in the place of a text and of a phone (src/domain/personal.ts). */
const MASKED = /^(masked-\d+|\+7000\d{7})$/;

const homes = [
  [SEEDED_ADDRESS.street, SEEDED_ADDRESS.home] as const,
  ...SAMARA_STREETS.map(([street, , , , , houses]) => [street, houses.split(' ')[0] ?? ''] as const),
];
const home = (nth: number) => homes[nth % homes.length]!;

const NAMINGS = {
  user: (nth) => (nth === 0 ? demoCustomer.id : `user-${nth + 1}`),
  address: (nth) => (nth === 0 ? demoAddress.id : `address-${nth + 1}`),
  order: (nth) => `order-${nth + 1}`,
  token: (nth) => (nth === 0 ? demoToken : `${demoToken}-${nth + 1}`),
  phone: (nth) => (nth === 0 ? demoCustomer.phone : `+79270000${String(nth + 1).padStart(3, '0')}`),
  name: (nth) => ['Анна', 'Вера', 'Олег', 'Пётр'][nth] ?? `Гость ${nth + 1}`,
  comment: (nth) => (nth === 0 ? 'Без васаби' : `Без васаби, ${nth + 1}`),
  street: (nth) => home(nth)[0],
  home: (nth) => home(nth)[1],
  apartment: (nth) => String(nth + 12),
  entrance: (nth) => String(nth + 1),
  floor: (nth) => String(nth + 4),
  text: (nth) => `Текст ${nth + 1}`,
} as const satisfies Readonly<Record<string, Naming>>;

type Kind = keyof typeof NAMINGS;
const PARTS_OF_ADDRESS = ['street', 'home', 'apartment', 'entrance', 'floor'] as const;
const TEXTS = ['token', 'phone', 'name', 'comment'] as const;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The objects of a value with the key under which each stands, the outer before the inner. */
function* objectsIn(value: unknown, key = ''): Generator<readonly [key: string, fields: Fields]> {
  if (isRecord(value)) yield [key, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) yield* objectsIn(part, Array.isArray(value) ? key : name);
}

/** What of an object stands for somebody or something of this customer. */
const namedBy = ([key, fields]: readonly [string, Fields]): readonly (readonly [Kind, unknown])[] => {
  const { id, number, orderId } = fields;
  const isAddress = 'apartment' in fields && 'zoneId' in fields;
  const isOrder = typeof number === 'string' && number !== '';
  return [
    ...(key === 'customer' ? [['user', id] as const] : []),
    ...(isAddress ? [['address', id] as const] : []),
    ...(isOrder ? [['order', id] as const] : []),
    ['order', orderId],
    // What is typed of a street, sign by sign, is no address yet.
    ...(isAddress ? PARTS_OF_ADDRESS.map((part) => [part, fields[part]] as const) : []),
    ...TEXTS.map((text) => [text, fields[text]] as const),
  ];
};

const ID_KINDS: ReadonlySet<Kind> = new Set(['user', 'address', 'order']);

/** What is masked and of no kind: a street that was typed sign by sign, the words of a message. */
const others = (fields: Fields): readonly (readonly [Kind, unknown])[] =>
  Object.values(fields).map((text) => ['text', text] as const);

/** Every text of a value, the keys of its objects too. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    yield key;
    yield* textsIn(part);
  }
}

const plain = (text: string): string => text.replaceAll('\u00A0', ' ');
/** The words of the demo as they are read now, by how a report of another day may have them. */
const WORDS = new Map([...textsIn([demoSettings(), demoPromos])].map((text) => [plain(text), text]));

/**
 * What the ids of customers, addresses and orders and the masks of a report are called in a case, in the order in which they
 * appear: distinct, and known to the demo's back end where there is one of a kind. The demo's scenes and words are called as they are
 * drawn and read now, so that its settings are known by their name.
 */
export function demoNames(...values: readonly unknown[]): Map<string, string> {
  const names = new Map<string, string>();
  const counts = new Map<Kind, number>();
  const objects = [...objectsIn(values)];
  const taken = new Set(textsIn(values));
  const wanted = [...objects.flatMap(namedBy), ...objects.flatMap(([, fields]) => others(fields))];
  for (const [kind, text] of wanted) {
    if (typeof text !== 'string' || text === '' || names.has(text)) continue;
    if (!ID_KINDS.has(kind) && !MASKED.test(text)) continue;
    let nth = counts.get(kind) ?? 0;
    // An id of the report that is called so already is somebody else's, be it one that stands for nobody.
    while (ID_KINDS.has(kind) && NAMINGS[kind](nth) !== text && taken.has(NAMINGS[kind](nth))) nth += 1;
    counts.set(kind, nth + 1);
    names.set(text, NAMINGS[kind](nth));
  }
  for (const text of taken) {
    const [, scene] = SCENE.exec(text) ?? [];
    if (scene !== undefined) names.set(text, picture(scene as SceneName));
    const words = WORDS.get(plain(text));
    if (words !== undefined && words !== text) names.set(text, words);
  }
  return names;
}
