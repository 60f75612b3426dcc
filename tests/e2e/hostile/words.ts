import { inForm } from './forms.ts';
import { ADDRESS_PAYLOADS, asMarkup, PAYLOADS } from './payloads.ts';
import { spoiled, stringsOf, TOLD, type Json, type Told } from './schemas.ts';

/** What the shop finds things by, and dates: hostile in all of them, it would only hide the rest. Everything else is a word to show. */
const STRUCTURE =
  /^(id|iikoId|slug|parentGroup|code|\w+Id|\w+_IDS?|SNACK|PIZZA|STORE_VERSION|\w+_KEY|open|close|from|to|date\w*|\w+At|\w+Time|timestamp|status|sections|products|\{key\}|pos|kind|token|phone|balance|year|month|day|days|versions\w*)$/;
/** Addresses: links and pictures. */
const ADDRESS = /^(image\w*|preview|link|ios|android|IMAGE_PRESET_\w+|paymentUrl)$/i;
const MARKUP = /^html$/;
/** Lists of things to show grow until every payload has its turn in each of their fields. */
const GROWING = /^(CATALOG_MENU|SECTION_PROMO_IMAGES|STORIES|DELIVERY_TERMINALS|items)$/;

/** All strings that a page is told over the network. */
export const FIELDS: readonly string[] = TOLD.flatMap(({ schema, name }) => stringsOf(schema, name));
const numbers: ReadonlyMap<string, number> = new Map(FIELDS.map((field, at) => [field, at]));

/** Everything at once, or one of so many visits, in each of which every field has other payloads. */
export type Turn = 'all' | number;
/** So many visits, and each field of one string has met each payload. */
const WORD_TURNS = 16;
const AT_ONCE = Math.ceil(PAYLOADS.length / WORD_TURNS);
/** After them the chain answers everything in another of the forms that it may, each time in the next one, with all payloads. */
const FORM_TURNS = 4;
export const TURNS = WORD_TURNS + FORM_TURNS;
export const isFormTurn = (turn: Turn): turn is number => typeof turn === 'number' && turn >= WORD_TURNS;
/** In every so manieth visit what the shop finds things by is hostile also where it stands once, in another form each time. */
const STRUCTURAL_TURNS = 5;
export const isStructuralTurn = (turn: Turn): turn is number =>
  typeof turn === 'number' && !isFormTurn(turn) && turn % STRUCTURAL_TURNS === STRUCTURAL_TURNS - 1;
/** Of what might be a text and is none, every so manieth becomes one then. */
const AS_TEXT = 3;
/** In a list every so manieth item is one that nothing leads to. */
const LOST_ITEMS = 4;

/** The last name in it, without brackets: `title` of `setting.all 200.STORIES[].title`. */
const nameOf = (field: string): string =>
  field.endsWith('{key}')
    ? '{key}'
    : (/([\w:]+)(?:\[\]|\{\})*$/.exec(field.replace(/^(versions)\.\w+ 200$/, '$1'))?.[1] ?? '');

/** Whether the shop finds things by it: hostile there, it hides what stands beside it. */
export const isStructure = (field: string): boolean => STRUCTURE.test(nameOf(field));
/** Whether whole addresses are what such a field is asked with. */
export const isAddress = (field: string): boolean => ADDRESS.test(nameOf(field));

/** Whoever pays is led by https to wherever the chain says (assumptions, section 7): that alone is no harm. */
const LEADING = ADDRESS_PAYLOADS.filter((address) => !/^https:\/\/(?![[%])/.test(address));
const addressesFor = (field: number): readonly string[] =>
  FIELDS[field]?.endsWith('.paymentUrl') ? LEADING : ADDRESS_PAYLOADS;

/** What stands beside each payload, so that it is known by it on a screen: also at the end of an address of code. */
const mark = (field: number): string => `~${field}~`;
export const MARK = /~(\d+)~/g;

const at = <T>(list: readonly T[], index: number): T => list[index % list.length]!;

/** Keys by which a list tells its items apart. */
const IDS = ['id', 'deliveryTerminalId'] as const;

/** The same items again under ids of their own. */
const grown = (list: readonly Json[]): readonly Json[] =>
  Array.from({ length: Math.max(list.length, PAYLOADS.length + 1) }, (_, index) => {
    const item = list[index % list.length] ?? null;
    if (index < list.length || typeof item !== 'object' || item === null || Array.isArray(item)) return item;
    const own = item as { readonly [key: string]: Json };
    const ids = IDS.filter((id) => id in own).map((id) => [id, `${JSON.stringify(own[id])}-${index}`]);
    return { ...own, ...Object.fromEntries(ids) };
  });

const withGrownLists = (value: Json, key = ''): Json => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return GROWING.test(key) && value.length > 0 ? grown(value) : value;
  return Object.fromEntries(
    // A list keyed by city grows in each.
    Object.entries(value).map(([name, part]) => [name, withGrownLists(part, GROWING.test(key) ? key : name)]),
  );
};

/** Of so few that each may be the only one on a screen, each carries everything. */
const FEW = 8;
/** What the nth of so many strings of one field carries: all of them together carry everything. */
const shareOf = (payloads: readonly string[], index: number, count: number): readonly string[] => {
  if (count < FEW) return payloads;
  if (count >= payloads.length) return [at(payloads, index)];
  const edge = (nth: number): number => Math.floor((nth * payloads.length) / count);
  return payloads.slice(edge(index), edge(index + 1));
};

const countsOf = ({ schema, name }: Told, answer: Json): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  spoiled(schema, answer, name, (field, text) => {
    counts.set(field, (counts.get(field) ?? 0) + 1);
    return text;
  });
  return counts;
};

/** Numbers of the payloads that a field has carried, by the number of the field. */
export type Carried = ReadonlyMap<number, ReadonlySet<number>>;

/** Writes the words of somebody who means harm, and remembers which. */
export function createWords(turn: Turn) {
  const carried = new Map<number, Set<number>>();
  const turns = new Map<string, number>();
  const next = (field: string): number => {
    const now = turns.get(field) ?? 0;
    turns.set(field, now + 1);
    return now;
  };
  const remembered = (field: number, payloads: readonly string[]): readonly string[] => {
    const own = carried.get(field) ?? new Set();
    for (const payload of payloads) own.add(PAYLOADS.indexOf(payload));
    carried.set(field, own);
    return payloads;
  };
  /** The payloads of this turn, from another one on in each field. */
  const ofTurn = (field: number): readonly string[] =>
    turn === 'all' || isFormTurn(turn)
      ? PAYLOADS
      : Array.from({ length: AT_ONCE }, (_, index) => at(PAYLOADS, (turn + field) * AT_ONCE + index));

  const structure = (field: number, text: string | null, now: number, count: number): string | null => {
    const isHit =
      count < LOST_ITEMS
        ? isStructuralTurn(turn) && now === count - 1
        : turn !== 'all' && now % LOST_ITEMS === LOST_ITEMS - 1;
    if (!isHit || text === null) return text;
    const own = remembered(field, count < LOST_ITEMS ? PAYLOADS : ofTurn(field));
    return `${text}${mark(field)}${own.join(' ')}`;
  };
  /** In lists every other one stays: a thing without its picture may not be shown, and its words with it. */
  const address = (field: number, text: string | null, now: number, isAlone: boolean): string | null => {
    if (!isAlone && now % 2 === 1) return text;
    const all = turn === 'all' && !isAlone ? PAYLOADS : addressesFor(field);
    const start = turn === 'all' ? 0 : turn * Math.ceil(ADDRESS_PAYLOADS.length / WORD_TURNS) + field;
    const [payload = ''] = remembered(field, [at(all, start + (isAlone ? now : now / 2))]);
    return `${payload}//${mark(field)}`;
  };

  /** A setting may be the JSON text of itself, and a version is a number or a text: now and then it is no such text. */
  const asText = (name: string): string | null => {
    const field = numbers.get(name) ?? -1;
    if (!isStructuralTurn(turn) || (field + turn) % AS_TEXT !== 0) return null;
    return remembered(field, PAYLOADS).join(' ');
  };

  const answer = (told: Told, value: Json): Json => {
    const form = isFormTurn(turn) ? turn - WORD_TURNS + 1 : Math.floor(Number(turn) / STRUCTURAL_TURNS);
    const isFormed = isFormTurn(turn) || isStructuralTurn(turn);
    const whole =
      turn === 'all' ? withGrownLists(value) : isFormed ? inForm(told.schema, value, form) : value;
    const counts = countsOf(told, whole);
    const inAnswer = new Map<string, number>();
    const spoil = (name: string, text: string | null): string | null => {
      const field = numbers.get(name) ?? -1;
      const count = counts.get(name) ?? 1;
      const isAlone = count === 1;
      const now = inAnswer.get(name) ?? 0;
      inAnswer.set(name, now + 1);
      if (isStructure(name)) return structure(field, text, now, count);
      if (isAddress(name)) return address(field, text, isAlone ? next(name) : now, isAlone);
      const payloads = ofTurn(field);
      if (MARKUP.test(nameOf(name))) return `<p>${mark(field)}</p>${asMarkup(remembered(field, payloads))}`;
      const own = remembered(field, shareOf(payloads, now, count));
      return `${text ?? ''}${mark(field)} ${own.join(' ')}`;
    };
    return spoiled(told.schema, whole, told.name, Object.assign(spoil, { asText }));
  };
  return { answer, carried: carried as Carried };
}
export type Words = ReturnType<typeof createWords>;
