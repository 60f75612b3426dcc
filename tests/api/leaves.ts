import { CLOSED_DAY } from '../../src/domain/workTime.ts';

export type Path = readonly (string | number)[];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isTuple = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((part) => typeof part === 'number');
const partsOf = (value: object): readonly (readonly [string | number, unknown])[] =>
  Array.isArray(value) ? [...value.entries()] : Object.entries(value);
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Every leaf of a value by its path; nothing at all is none. */
export const leavesOf = (value: unknown, path: Path = []): readonly (readonly [Path, unknown])[] => {
  if (isObject(value)) return partsOf(value).flatMap(([key, part]) => leavesOf(part, [...path, key]));
  return value === null || value === undefined ? [] : [[path, value]];
};

export function withLeaf(value: unknown, [key, ...rest]: Path, leaf: unknown): unknown {
  if (key === undefined || !isObject(value)) return leaf;
  const parts = partsOf(value).map(([own, part]) => [own, own === key ? withLeaf(part, rest, leaf) : part]);
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

/** Other values of the same kind, which a reader takes as well. */
export const marksOf = (leaf: unknown): readonly unknown[] =>
  typeof leaf === 'number' ? [leaf + 1, 1] : [marked(leaf)];

function marked(leaf: unknown): unknown {
  if (typeof leaf === 'boolean') return !leaf;
  if (typeof leaf === 'number') return leaf + 1;
  if (typeof leaf !== 'string') return leaf;
  if (leaf === 'delivery' || leaf === 'self') return leaf === 'self' ? 'delivery' : 'self';
  if (/^\d{4}-.*Z$/.test(leaf)) return leaf.replace(/^\d{4}/, (year) => String(Number(year) + 1));
  if (/^\d+:\d+$/.test(leaf)) return leaf.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
  return /^\d+$/.test(leaf) ? String(Number(leaf) + 1) : `${leaf}1`;
}

/** The value with a second entry, unlike the first, in each of its lists of one. */
export function doubled(value: unknown): unknown {
  if (!isObject(value)) return value;
  const parts = partsOf(value).map(([key, part]) => [key, doubled(part)] as const);
  if (!Array.isArray(value)) return Object.fromEntries(parts);
  const list = parts.map(([, part]) => part);
  if (isTuple(value) || list.length !== 1) return list;
  const second = leavesOf(list[0]).reduce<unknown>(
    (so, [path, leaf]) => withLeaf(so, path, marked(marked(leaf))),
    list[0],
  );
  return [...list, second];
}

/** The entry that a list has lost, or that stands in its place as a closed day. */
const lostEntry = (before: readonly unknown[], after: readonly unknown[]): number => {
  if (before.length === after.length)
    return before.findIndex((part, at) => !same(part, after[at]) && same(after[at], CLOSED_DAY));
  return before.findIndex((_, at) => same(before.toSpliced(at, 1), after));
};

/** Where what was read differs: of a list that has lost an entry, at that entry. */
export function differences(before: unknown, after: unknown, path: Path = []): readonly Path[] {
  if (same(before, after)) return [];
  if (!isObject(before) || !isObject(after)) return [path];
  if (Array.isArray(before) && Array.isArray(after) && !isTuple(before)) {
    const lost = lostEntry(before, after);
    if (lost >= 0) return [[...path, lost]];
    if (before.length !== after.length) return [path];
  }
  const all = new Map([...partsOf(before), ...partsOf(after)].map(([key]) => [key, null]));
  return [...all.keys()].flatMap((key) =>
    differences(Reflect.get(before, key), Reflect.get(after, key), [...path, key]),
  );
}

/** Whether `lost` is the part at `place`, or one around it that is no more than the entry of the nearest list. */
export function isPartAround(read: unknown, lost: Path, place: Path): boolean {
  if (!lost.every((key, at) => place[at] === key)) return false;
  const part = (path: Path): unknown =>
    path.reduce<unknown>((so, key) => (isObject(so) ? Reflect.get(so, key) : null), read);
  return place
    .slice(lost.length)
    .every((key, at) => typeof key === 'string' || isTuple(part(place.slice(0, lost.length + at))));
}
