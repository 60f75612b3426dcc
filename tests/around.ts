/** What may surround an event, by name and value. */
export const AROUND = {
  person: ['guest', 'customer'],
  city: ['samara', 'tolyatti', 'novokujbyshevsk'],
  method: ['delivery', 'self'],
  hours: ['open', 'closed'],
  network: ['online', 'offline'],
  tabs: ['alone', 'beside another'],
  cart: ['empty', 'full', 'ordered'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Name = keyof typeof AROUND;
/** One value of each. */
export type Surroundings = { readonly [N in Name]: (typeof AROUND)[N][number] };

/** `person: guest`, `city: samara`, … */
export const ALL_VALUES: readonly string[] = Object.entries(AROUND).flatMap(([name, values]) =>
  values.map((value) => `${name}: ${value}`),
);
export const valuesOf = (around: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(around).map(([name, value]) => `${name}: ${value}`);

const nameIn = (value: string): string => value.split(':')[0] ?? '';
export const pairOf = (one: string, other: string): string => `${one} × ${other}`;

/** Every pair of two values of different names. */
export const pairsOf = (values: readonly string[]): readonly string[] =>
  values.flatMap((one, at) =>
    values
      .slice(at + 1)
      .filter((other) => nameIn(other) !== nameIn(one))
      .map((other) => pairOf(one, other)),
  );
export const AROUND_PAIRS = pairsOf(ALL_VALUES);

const everySurroundings = (): readonly Surroundings[] => {
  const all = Object.entries(AROUND).reduce<readonly Readonly<Record<string, string>>[]>(
    (before, [name, values]) => before.flatMap((some) => values.map((value) => ({ ...some, [name]: value }))),
    [{}],
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each name has one of its values
  return all as readonly Surroundings[];
};

/** As few as meet every pair of two values (the greedy way; always the same ones). */
export function pairwise(): readonly Surroundings[] {
  const all = everySurroundings();
  const rows: Surroundings[] = [];
  const left = new Set(AROUND_PAIRS);
  const gainOf = (row: Surroundings): number =>
    pairsOf(valuesOf(row)).filter((pair) => left.has(pair)).length;
  while (left.size > 0) {
    const best = all.reduce((so, row) => (gainOf(row) > gainOf(so) ? row : so));
    rows.push(best);
    for (const pair of pairsOf(valuesOf(best))) left.delete(pair);
  }
  return rows;
}
