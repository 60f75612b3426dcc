import { appEffects } from '../../src/slices/effects.ts';
import { eventTypes, type AppEventType } from '../../src/slices/events.ts';
import { appRules } from '../../src/slices/rules.ts';
import { initialState, type AppState } from '../../src/slices/state.ts';

export interface Source {
  /** From src/, with slashes. */
  readonly path: string;
  readonly text: string;
}

export type SliceName = keyof AppState;

/** Who does something about an event. */
export interface Reactions {
  /** Slices whose reducer gives it a meaning; `null` in a table is none. */
  readonly reducers: readonly SliceName[];
  readonly rules: readonly SliceName[];
  /** Effects that begin with it, by name. */
  readonly effects: readonly string[];
  /** Effects whose run it ends. */
  readonly ends: readonly string[];
  /** The effect that writes it to the log of errors before it tells of it; null for an event that is more than a line there. */
  readonly logged: string | null;
}

export const slices = Object.keys(initialState) as readonly SliceName[];

/**
 * Failures that change nothing on the screen (specification, section 8, "Only logged"), each with the effect that logs
 * it; src/app/silentFailures.test.ts plays each of them.
 */
export const LOGGED = {
  'address/deleteFailed': 'address/deleteAddress',
  'notification/listFailed': 'notification/loadNotifications',
  'order/activeFailed': 'order/loadActiveOrder',
  'order/lastFailed': 'order/loadLastOrder',
  'setting/loadFailed': 'setting/loadSettings',
  'user/profileFailed': 'user/loadProfile',
} as const satisfies Partial<Record<AppEventType, string>>;

const MEANING = /^ {2}'([a-z]+\/[A-Za-z]+)': (?!null,)/gm;

/** The events that mean something for a slice, read off its tables. */
export function meaningsIn(sources: readonly Source[], slice: SliceName): ReadonlySet<AppEventType> {
  const isTable = ({ path }: Source): boolean =>
    path.startsWith(`slices/${slice}/`) && /\/(reducer|unsettled)\.ts$/.test(path);
  const files = sources.filter(isTable);
  const found = files.flatMap(({ text }) => [...text.matchAll(MEANING)]);
  return new Set(found.map(([, type]) => type as AppEventType));
}

/** Whose rules stand where in the list of all rules. */
function ruleOwners(sources: readonly Source[]): readonly SliceName[] {
  const list = sources.find(({ path }) => path === 'slices/rules.ts')?.text ?? '';
  const owners = [...list.matchAll(/^ {2}([a-z]+)Rules,$/gm)].map(([, owner]) => owner as SliceName);
  if (owners.length !== appRules.length) throw new Error('slices/rules.ts could not be read');
  return owners;
}

const namesOf = (isMet: (effect: (typeof appEffects)[number]) => boolean): readonly string[] =>
  appEffects.filter(isMet).map(({ name }) => name);

/** Who reacts to each event: the tables of the reducers are read off the sources, all else is asked of the app itself. */
export function reactionsIn(sources: readonly Source[]): ReadonlyMap<AppEventType, Reactions> {
  const meanings = slices.map((slice) => [slice, meaningsIn(sources, slice)] as const);
  const owners = ruleOwners(sources);
  return new Map(
    eventTypes.map((type) => [
      type,
      {
        reducers: meanings.filter(([, types]) => types.has(type)).map(([slice]) => slice),
        rules: owners.filter((_owner, index) => appRules[index]?.[type] !== undefined),
        effects: namesOf(({ on }) => on.includes(type)),
        ends: namesOf(({ until = [] }) => until.includes(type)),
        logged: (LOGGED as Partial<Record<AppEventType, string>>)[type] ?? null,
      },
    ]),
  );
}

/** Nobody does anything about it. */
export const isIdle = ({ reducers, rules, effects, ends, logged }: Reactions): boolean =>
  [...reducers, ...rules, ...effects, ...ends].length === 0 && logged === null;
