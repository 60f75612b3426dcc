import type { CartLine } from './cart.ts';
import type { Product } from './catalog.ts';
import { LONG, namesAmong, SHORT, SIGNS, signsOf } from './shortNames.ts';

/** One line of a shared cart as its link says it: dish and options by their short names. */
export interface SharedLine {
  readonly dish: string;
  readonly quantity: number;
  readonly options: readonly { readonly name: string; readonly amount: number }[];
}

/** Of the way it is written: another way gets another letter, and this one is read for as long as links live. */
const VERSION = 'a';
/** Signs of a link that is still read: more is no cart of ours. */
const LONGEST = 4_000;
const MOST = 999;

/** What an option is known by within its dish: the same id in two groups is two options. */
export const optionId = (groupId: string, id: string): string => `${groupId} ${id}`;

/** Five bits a sign, the lowest first; the sixth says that more follow. */
function written(count: number): string {
  const more = Math.floor(count / 32);
  return more === 0 ? SIGNS.charAt(count) : SIGNS.charAt((count % 32) + 32) + written(more);
}

/** A number and a flag. */
const flagged = (count: number, isLong: boolean): string => written(count * 2 + (isLong ? 1 : 0));

const isCountable = (count: number): boolean => Number.isInteger(count) && count >= 1 && count <= MOST;

type Known = Pick<Product, 'id' | 'modifierGroups'>;
type Written = Pick<CartLine, 'kind' | 'productId' | 'quantity' | 'modifiers'>;

const optionsOf = ({ modifierGroups }: Known): readonly string[] =>
  modifierGroups.flatMap((group) => group.modifiers.map(({ id }) => optionId(group.id, id)));

function writtenLine(line: Written, known: Known | undefined, nameOf: (id: string) => string): string {
  const chosen = line.modifiers.map(({ groupId, id, amount }) => ({ id: optionId(groupId, id), amount }));
  const optionName = namesAmong([...(known ? optionsOf(known) : []), ...chosen.map(({ id }) => id)]);
  const dish = nameOf(line.productId);
  const options = chosen.map(({ id, amount }) => {
    const name = optionName(id);
    return flagged(amount, name.length === LONG) + name;
  });
  return flagged(options.length, dish.length === LONG) + dish + written(line.quantity) + options.join('');
}

/**
 * The goods of a cart as the fragment of a link: what they are and how many, and nothing of the customer. Null where there is
 * nothing to share, or more than a link takes.
 */
export function writeShared(lines: readonly Written[], menu: readonly Known[]): string | null {
  const goods = lines.filter(({ kind }) => kind === 'goods');
  const known = new Map<string, Known>(menu.map((product) => [product.id, product]));
  const nameOf = namesAmong([...known.keys(), ...goods.map(({ productId }) => productId)]);
  const isWritable = goods.every(
    ({ quantity, modifiers }) =>
      isCountable(quantity) && modifiers.every(({ amount }) => isCountable(amount)),
  );
  if (goods.length === 0 || !isWritable) return null;
  const body = VERSION + goods.map((line) => writtenLine(line, known.get(line.productId), nameOf)).join('');
  return body.length + SHORT > LONGEST ? null : body + signsOf(body);
}

class Unreadable extends Error {}

/** Takes one thing after the other from the front of a text. */
function reading(text: string) {
  let at = 0;
  const sign = (): number => {
    const value = at < text.length ? SIGNS.indexOf(text.charAt(at)) : -1;
    if (value < 0) throw new Unreadable();
    at += 1;
    return value;
  };
  const count = (most: number): number => {
    let value = 0;
    for (let weight = 1; weight <= most; weight *= 32) {
      const next = sign();
      value += (next % 32) * weight;
      if (next < 32) {
        if (value > most) throw new Unreadable();
        return value;
      }
    }
    throw new Unreadable();
  };
  return {
    isDone: () => at === text.length,
    count,
    flagged() {
      const both = count(MOST * 2 + 1);
      return { count: Math.floor(both / 2), length: both % 2 === 1 ? LONG : SHORT };
    },
    name(length: number): string {
      const from = at;
      for (let signs = 0; signs < length; signs += 1) sign();
      return text.slice(from, at);
    },
  };
}

type Reading = ReturnType<typeof reading>;

const counted = (count: number): number => {
  if (count < 1) throw new Unreadable();
  return count;
};

function readLine(text: Reading): SharedLine {
  const head = text.flagged();
  const dish = text.name(head.length);
  const quantity = counted(text.count(MOST));
  const options = Array.from({ length: head.count }, () => {
    const { count: amount, length } = text.flagged();
    return { amount: counted(amount), name: text.name(length) };
  });
  return { dish, quantity, options };
}

/** What such a fragment says; null for anything else, and for one that has lost or changed a sign. Never throws. */
export function readShared(text: string): readonly SharedLine[] | null {
  if (text.length > LONGEST || !text.startsWith(VERSION)) return null;
  const body = text.slice(0, -SHORT);
  if (body.length < 2 || signsOf(body) !== text.slice(-SHORT)) return null;
  const rest = reading(body.slice(VERSION.length));
  const lines: SharedLine[] = [];
  try {
    while (!rest.isDone()) lines.push(readLine(rest));
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
  return lines;
}
