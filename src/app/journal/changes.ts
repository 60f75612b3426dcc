import type { Change } from '../../ui/admin/support.ts';

type Parts = ReadonlyMap<string, unknown>;

const isWhole = (value: unknown): value is object => typeof value === 'object' && value !== null;

const idOf = (element: unknown): string | null => {
  const id: unknown = isWhole(element) && 'id' in element ? element.id : null;
  return typeof id === 'string' ? id : null;
};

const ofList = (list: readonly unknown[]): Parts => {
  const ids = list.map(idOf);
  const areNames = !ids.includes(null) && new Set(ids).size === ids.length;
  return new Map(list.map((element, at) => [`[${areNames ? ids[at] : at}]`, element]));
};

const ofRecord = (record: object): Parts =>
  new Map(Object.entries(record).map(([name, value]) => [`.${name}`, value]));

const partsOf = (value: object): Parts => (Array.isArray(value) ? ofList(value) : ofRecord(value));

function* differing(before: unknown, after: unknown, path: string): Generator<Change> {
  if (Object.is(before, after)) return;
  if (!isWhole(before) || !isWhole(after) || Array.isArray(before) !== Array.isArray(after)) {
    yield { path: path.replace(/^\./, ''), before, after };
    return;
  }
  const [was, is] = [partsOf(before), partsOf(after)];
  for (const part of new Set([...was.keys(), ...is.keys()]))
    yield* differing(was.get(part), is.get(part), path + part);
}

/**
 * What differs between two states, leaf by leaf, in the order in which the states name it. What is the same object in
 * both is not looked into, so an event costs what it changed.
 *
 *     changesBetween(before, after) // [{ path: 'cart.lines[line-1].quantity', before: 1, after: 2 }]
 */
export const changesBetween = (before: object, after: object): readonly Change[] => [
  ...differing(before, after, ''),
];
