declare const memoised: unique symbol;
/** A memoised function of the state. Only `select` makes one, so a component cannot pass a fresh lambda. */
export type Selector<S, T> = ((state: S) => T) & { readonly [memoised]: true };

type Inputs<S, A extends readonly unknown[]> = { readonly [I in keyof A]: (state: S) => A[I] };

const isEach = (some: readonly unknown[], others: readonly unknown[]): boolean => {
  for (let at = 0; at < some.length; at += 1) if (!Object.is(some[at], others[at])) return false;
  return true;
};

/** Two in a browser: while React hydrates, the server state and the live state are read in turns. */
let kept = 2;

/** How many results each selector keeps from now on: a server reads the states of several cities in turns. */
export const keepResults = (count: number): void => {
  kept = count;
};

/**
 * Makes a selector: the inputs read the state, the last function computes from them, once for the same inputs. What
 * `isSame` as before keeps its identity, so that its reader is not woken.
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
    let recent: readonly { readonly values: A; readonly result: T }[] = [];
    const read = (state: S): T => {
      const values = inputs.map((input) => input(state)) as unknown as A;
      for (const entry of recent) if (isEach(entry.values, values)) return entry.result;
      const computed = compute(...values);
      const before = recent.slice(0, 2);
      const { result } = before.find((entry) => isSame(computed, entry.result)) ?? { result: computed };
      recent = [{ values, result }, ...recent.slice(0, kept - 1)];
      return result;
    };
    return read as Selector<S, T>;
  };
