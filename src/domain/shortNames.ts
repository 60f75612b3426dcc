import { hash32 } from './textHash.ts';

/** Signs that an address shows as they are, each worth six bits. */
export const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** 24 bits: of a menu of a thousand dishes two share such a name once in thirty chains. */
export const SHORT = 4;
export const LONG = 8;

/** Four signs that a text is known by. */
export function signsOf(text: string): string {
  const hash = hash32(text);
  // The last letters of a text move the low bits of this hash more than the high ones.
  const folded = (hash >>> 8) ^ (hash & 0xff_ff_ff);
  return [18, 12, 6, 0].map((shift) => SIGNS.charAt((folded >>> shift) & 63)).join('');
}
const longName = (id: string): string => signsOf(id) + signsOf(`+${id}`);

const counted = (names: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
};

/** Names ids in a few signs, among all that they have to be told from: `SHORT` where nobody else has the name, else `LONG`. */
export function namesAmong(ids: Iterable<string>): (id: string) => string {
  const counts = counted([...new Set(ids)].map(signsOf));
  return (id) => ((counts.get(signsOf(id)) ?? 0) > 1 ? longName(id) : signsOf(id));
}

/** Whose name it is; null where it is nobody's of these, or more than one's. */
export function ownersAmong(ids: Iterable<string>): (name: string) => string | null {
  const all = [...new Set(ids)];
  const owners = new Map<string, string | null>();
  for (const id of all)
    for (const name of [signsOf(id), longName(id)]) owners.set(name, owners.has(name) ? null : id);
  return (name) => owners.get(name) ?? null;
}
