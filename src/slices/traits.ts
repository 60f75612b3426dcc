import { defineReducer, type Meanings, type PartReducer, type Rules } from '../kernel/define.ts';
import type { Stating, Traits } from '../kernel/event.ts';
import { appEvents, type AppDraft, type AppEvent, type AppEvents, type AppEventType } from './events.ts';
import type { AppState } from './state.ts';

const traitsOf = (type: AppEventType): Traits => appEvents[type];

type Silent<All extends AppEventType, Kind> = Exclude<All, Stating<AppEvents, Kind>>;
/** Events that do not say whether other tabs hear of them. */
type OfNoReach = Silent<AppEventType, { readonly shared: boolean }>;
/** Taps that do not say whether they change what is ordered. */
type OfNoEffect = Silent<Stating<AppEvents, { readonly source: 'user' }>, { readonly edits: boolean }>;

/** The table of a slice that is saved: what means something for it says whether other tabs hear of it. */
export type SavedMeanings<Own extends AppEventType, S> = Meanings<AppEvents, Own, S> & {
  readonly [K in OfNoReach]?: null;
};
/** The cart's tables: a tap that means something for it says whether it changes what is ordered. */
export type CartMeanings<Own extends AppEventType, S> = SavedMeanings<Own, S> & {
  readonly [K in OfNoEffect]?: null;
};
export type CartRules = Rules<AppEvents, AppState> & { readonly [K in OfNoEffect]?: never };

/** Makes the reducer of a slice that is saved. */
export const defineSavedReducer = <Own extends AppEventType, S extends object>(
  meanings: SavedMeanings<Own, S>,
): PartReducer<AppEvents, S> => defineReducer<AppEvents, Own, S>(meanings);

/** Whether the customer changes with it what is ordered. */
export const isEdit = (type: AppEventType): boolean => traitsOf(type).edits === true;

/**
 * Rules behind a gate: where it returns something, that follows on an event of these types, and what the rules say does
 * not.
 */
export const gated = (
  rules: Rules<AppEvents, AppState>,
  types: readonly AppEventType[],
  gate: (state: AppState) => readonly AppDraft[] | null,
): Rules<AppEvents, AppState> => {
  const behind =
    <K extends AppEventType>(type: K) =>
    (state: AppState, event: AppEvent<K>): readonly AppDraft[] =>
      gate(state) ?? rules[type]?.(state, event) ?? [];
  return { ...rules, ...Object.fromEntries(types.map((type) => [type, behind(type)])) };
};
