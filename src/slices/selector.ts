declare const memoised: unique symbol;
/**
 * A memoised function of the state. Only `select` makes one, so a component cannot pass a fresh lambda. `sources` are the plain
 * functions of the state that it looks at, those of its inputs included: where each gives the same, so does the selector.
 */
export type Selector<S, T> = ((state: S) => T) & {
  readonly [memoised]: true;
  readonly sources: readonly Source<S>[];
};
type Source<S> = (state: S) => unknown;

type Inputs<S, A extends readonly unknown[]> = { readonly [I in keyof A]: (state: S) => A[I] };

const isEach = (some: readonly unknown[], others: readonly unknown[]): boolean => {
  for (let at = 0; at < some.length; at += 1) if (!Object.is(some[at], others[at])) return false;
  return true;
};

/** Whether a state has what was looked at before. */
const hasEach = <S>(state: S, sources: readonly Source<S>[], looked: readonly unknown[]): boolean => {
  for (let at = 0; at < sources.length; at += 1)
    if (!Object.is(sources[at]!(state), looked[at])) return false;
  return true;
};

/** Whether a selector cannot have another answer in another state; it is not read for that. */
export const isSameFor = <S>({ sources }: Selector<S, unknown>, one: S, other: S): boolean => {
  if (one === other) return true;
  for (const source of sources) if (!Object.is(source(one), source(other))) return false;
  return true;
};

const sourcesOf = <S>(inputs: readonly (Source<S> | Selector<S, unknown>)[]): readonly Source<S>[] => [
  ...new Set(inputs.flatMap((input) => ('sources' in input ? input.sources : [input]))),
];

/** Two in a browser: while React hydrates, the server state and the live state are read in turns. */
let kept = 2;

/** How many results each selector keeps from now on: a server reads the states of several cities in turns. */
export const keepResults = (count: number): void => {
  kept = count;
};

/**
 * Makes a selector: the inputs read the state, the last function computes from them, once for the same inputs. What
 * `isSame` as before keeps its identity, so that its reader is not woken. While its sources give the same, no input is read.
 *
 *     const select = selectorFor<AppState>(holdSame)
 *     export const selectCount = select((state: AppState) => state.cart.lines, cartCount)
 */
export const selectorFor =
  <S>(isSame: (result: unknown, before: unknown) => boolean = Object.is) =>
  <const A extends readonly unknown[], T>(
    ...args: [...inputs: Inputs<S, A>, compute: (...values: A) => T]
  ): Selector<S, T> => {
    const inputs = args.slice(0, -1) as unknown as Inputs<S, A>;
    const compute = args.at(-1) as (...values: A) => T;
    const sources = sourcesOf<S>(inputs);
    let recent: readonly { looked: readonly unknown[]; readonly values: A; readonly result: T }[] = [];
    const read = (state: S): T => {
      for (const entry of recent) if (hasEach(state, sources, entry.looked)) return entry.result;
      const looked = sources.map((source) => source(state));
      const values = inputs.map((input) => input(state)) as unknown as A;
      for (const entry of recent)
        if (isEach(entry.values, values)) {
          entry.looked = looked;
          return entry.result;
        }
      const computed = compute(...values);
      const before = recent.slice(0, 2);
      const { result } = before.find((entry) => isSame(computed, entry.result)) ?? { result: computed };
      recent = [{ looked, values, result }, ...recent.slice(0, kept - 1)];
      return result;
    };
    return Object.assign(read, { sources }) as unknown as Selector<S, T>;
  };
