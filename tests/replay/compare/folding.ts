import { readJournal } from '../../../src/app/journal/readJournal.ts';
import type { CatalogAnswer } from '../../../src/slices/catalog/events.ts';
import { reduce } from '../../../src/slices/reduce.ts';
import { initialState, type AppState } from '../../../src/slices/state.ts';
import { decisionsOf, type Decision } from './decided.ts';
import { digestOf } from './digest.ts';
import { loadScreens, type Screens } from './screens.ts';

/** What differs where two builds do not agree. */
export const KINDS = ['state', 'rules', 'screen'] as const;
export type Kind = (typeof KINDS)[number];

/** One journal as one build reads it: after the start and after each event a digest of each kind. */
export type Folded =
  | { readonly problem: string }
  | ({ readonly problem: null; readonly types: readonly string[] } & Readonly<
      Record<Kind, readonly string[]>
    >);

/** What one build says at one place of a journal, in full. */
export interface Seen {
  readonly state: Readonly<Record<string, unknown>>;
  readonly rules: Decision;
  readonly screen: Readonly<Record<string, unknown>>;
}

/** What a selector says, with its Maps and Sets as lists: places in them can be named. */
const carried = (value: unknown): unknown => {
  if (value instanceof Map || value instanceof Set) return [...value].map(carried);
  if (Array.isArray(value)) return value.map(carried);
  if (typeof value === 'function') return 'function';
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, carried(part)]));
};

/** What a build knows: two builds are compared by what both know. */
export interface Known {
  /** `cart.lines` */
  readonly fields: readonly string[];
  readonly selectors: readonly string[];
}

export interface Folding {
  readonly known: Known;
  /** From here on nothing else counts. */
  readonly compareBy: (common: Known) => void;
  readonly fold: (text: string) => Folded;
  /** `at`: 0 for the start, else the number of the event. */
  readonly look: (text: string, at: number) => Seen | null;
}

const statesOf = (text: string, catalog: CatalogAnswer) => {
  const read = readJournal(text, catalog);
  if (!read.ok) return { problem: read.problem };
  const { events, state: base } = read;
  let state = base;
  const states = [base, ...events.map((event) => (state = reduce(state, event)))];
  return { problem: null, events, states, decisions: [null, ...decisionsOf(base, events)] };
};

const fieldsOf = (state: AppState): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(state).flatMap(([slice, fields]: [string, object]) =>
      Object.entries(fields).map(([field, value]) => [`${slice}.${field}`, value] as const),
    ),
  );

const folding = (catalog: CatalogAnswer, screens: Screens): Folding => {
  let [fields, selectors] = [new Set<string>(), new Set<string>()];
  const counting = (state: AppState) => {
    const own = fieldsOf(state);
    return Object.fromEntries([...fields].map((field) => [field, own[field]]));
  };
  const screenDigest = (state: AppState): string =>
    digestOf([...screens.read(state, selectors)].flatMap(([name, value]) => [name, digestOf(value)]));
  return {
    known: { fields: Object.keys(fieldsOf(initialState)), selectors: screens.names },
    compareBy(common) {
      fields = new Set(common.fields);
      selectors = new Set(common.selectors);
    },
    fold(text) {
      const { problem, events, states, decisions } = statesOf(text, catalog);
      if (problem !== null) return { problem };
      return {
        problem,
        types: ['the start', ...events.map(({ type }) => type)],
        state: states.map((state) => digestOf(counting(state))),
        rules: decisions.map(digestOf),
        screen: states.map(screenDigest),
      };
    },
    look(text, at) {
      const { problem, states, decisions } = statesOf(text, catalog);
      const state = states?.[at];
      if (problem !== null || !state) return null;
      // A selector may hold what it said before: it is asked in the order of the journal.
      const said = states.slice(0, at + 1).map((one) => screens.read(one, selectors));
      const screen = [...said[at]!].map(([name, value]) => [name, carried(value)] as const);
      return {
        state: counting(state),
        rules: decisions[at] ?? null,
        screen: Object.fromEntries(screen),
      };
    },
  };
};

/** Folds journals by the build that this file lies in, against one menu. */
export const foldingBy = async (catalog: CatalogAnswer): Promise<Folding> =>
  folding(catalog, await loadScreens());
