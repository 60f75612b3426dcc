import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { initialState, type AppState } from '../../../src/slices/state.ts';

type Read = (state: AppState) => unknown;

const SLICES = fileURLToPath(new URL('../../../src/slices/', import.meta.url));

const isFunction = (value: unknown): value is (key: never) => unknown => typeof value === 'function';

/** What screens read of a state: every selector that a slice exports. Of those that want a key, one for each dish and line of the cart. */
export interface Screens {
  readonly names: readonly string[];
  /** What each of these selectors says, by its name and key. */
  readonly read: (state: AppState, names: ReadonlySet<string>) => ReadonlyMap<string, unknown>;
}

const orThrown = (read: () => unknown): unknown => {
  try {
    return read();
  } catch (error) {
    return `threw ${String(error)}`;
  }
};

const keysOf = ({ cart }: AppState): readonly string[] => [
  ...new Set(cart.lines.flatMap(({ id, productId }) => [id, productId])),
];

/** The selectors of the build that this file lies in, by their names. */
export async function loadSelectors(): Promise<ReadonlyMap<string, Read>> {
  const files = readdirSync(SLICES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('electors.ts'))
    .toSorted();
  const modules = await Promise.all(files.map((file) => import(`${SLICES}${file}`) as Promise<object>));
  const exported = modules.flatMap((module) => Object.entries(module) as [string, unknown][]);
  return new Map(
    exported.filter(
      (entry): entry is [string, Read] => entry[0].startsWith('select') && isFunction(entry[1]),
    ),
  );
}

/** Loads what screens read of a state. */
export async function loadScreens(): Promise<Screens> {
  const all = [...(await loadSelectors())];
  // Asked for a state, one that wants a key gives a selector.
  const isKeyed = (read: Read): boolean => isFunction(orThrown(() => read(initialState)));
  const keyed = new Set(all.filter(([, read]) => isKeyed(read)).map(([name]) => name));
  const readOne = (name: string, read: Read, state: AppState): readonly (readonly [string, unknown])[] => {
    if (!keyed.has(name)) return [[name, orThrown(() => read(state))]];
    return keysOf(state).map((key) => [
      `${name}(${key})`,
      orThrown(() => (read as unknown as (key: string) => Read)(key)(state)),
    ]);
  };
  return {
    names: all.map(([name]) => name),
    read: (state, names) =>
      new Map(all.filter(([name]) => names.has(name)).flatMap(([name, read]) => readOne(name, read, state))),
  };
}
