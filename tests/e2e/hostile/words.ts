import { ADDRESS_PAYLOADS, ALL_AS_MARKUP, PAYLOADS } from './payloads.ts';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** What the shop finds things by, and dates: hostile there, it would only hide the rest. Everything else is a word to show. */
const STRUCTURE =
  /^(id|iikoId|slug|parentGroup|code|\w+Id|\w+_IDS?|SNACK|PIZZA|STORE_VERSION|\w+_KEY|open|close|from|to|date\w*|createdAt|status|sections|products)$/;
/** Addresses: links and pictures. */
const ADDRESS = /^(image\w*|preview|link|ios|android|IMAGE_PRESET_\w+)$/i;
const MARKUP = /^html$/;
/** Lists of things to show grow until every payload has its turn in each of their fields. */
const GROWING = /^(CATALOG_MENU|SECTION_PROMO_IMAGES|STORIES|DELIVERY_TERMINALS|items)$/;

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
const isStructure = (key: string): boolean => STRUCTURE.test(key);

type Visit = (key: string, text: string) => string;

const walked = (value: Json, key: string, visit: Visit): Json => {
  if (typeof value === 'string') return isStructure(key) ? value : visit(key, value);
  if (typeof value !== 'object' || value === null) return value;
  if (isList(value)) return value.map((item) => walked(item, key, visit));
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, walked(part, name, visit)]));
};

/** Keys by which a list tells its items apart. */
const IDS = ['id', 'deliveryTerminalId'] as const;

/** The same items again under ids of their own. */
const grown = (list: readonly Json[]): readonly Json[] =>
  Array.from({ length: Math.max(list.length, 2 * PAYLOADS.length) }, (_, index) => {
    const item = list[index % list.length] ?? null;
    if (index < list.length || typeof item !== 'object' || item === null || isList(item)) return item;
    const ids = IDS.filter((id) => id in item).map((id) => [id, `${JSON.stringify(item[id])}-${index}`]);
    return { ...item, ...Object.fromEntries(ids) };
  });

const withGrownLists = (value: Json, key = ''): Json => {
  if (typeof value !== 'object' || value === null) return value;
  if (isList(value)) return GROWING.test(key) && value.length > 0 ? grown(value) : value;
  return Object.fromEntries(
    // A list keyed by city grows in each.
    Object.entries(value).map(([name, part]) => [name, withGrownLists(part, GROWING.test(key) ? key : name)]),
  );
};

const countsOf = (answer: Json): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  walked(answer, '', (key, text) => {
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return text;
  });
  return counts;
};

/** Of addresses every other one stays: a thing without its picture may not be shown, and its words with it. */
const hostileAddress = (address: string, turn: number, isFrequent: boolean): string => {
  const payloads = isFrequent ? PAYLOADS : ADDRESS_PAYLOADS;
  return turn % 2 === 0 ? (payloads[(turn / 2) % payloads.length] ?? '') : address;
};

/**
 * The answer with a payload in place of every word: each payload once where a field comes often enough, all of them in one
 * text where it does not. Addresses take turns, since several in one would be none.
 */
export function hostile(answer: Json): Json {
  const whole = withGrownLists(answer);
  const counts = countsOf(whole);
  const turns = new Map<string, number>();
  return walked(whole, '', (key, text) => {
    const turn = turns.get(key) ?? 0;
    turns.set(key, turn + 1);
    if (MARKUP.test(key)) return ALL_AS_MARKUP;
    const isFrequent = (counts.get(key) ?? 0) >= PAYLOADS.length;
    if (ADDRESS.test(key)) return hostileAddress(text, turn, isFrequent);
    return isFrequent ? (PAYLOADS[turn % PAYLOADS.length] ?? '') : PAYLOADS.join(' ');
  });
}
