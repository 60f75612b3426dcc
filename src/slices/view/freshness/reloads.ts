import { pathWithoutCity } from '../../../domain/citySlug.ts';
import { draft } from '../../draft.ts';
import type { AppDraft, AppEvent } from '../../events.ts';
import type { AppState } from '../../state.ts';

/** A page open longer than this reloads itself (specification, section 4, "App freshness"). */
const DAY_MS = 24 * 60 * 60 * 1_000;
/** Two servers that disagree may not reload the page over and over (assumptions, section 6, "STORE_VERSION"). */
const BETWEEN_VERSIONS_MS = 5 * 60 * 1_000;
/** Pages where somebody may be filling in something (assumptions, section 7, "a dirty form"). */
const WITH_FORM: ReadonlySet<string> = new Set(['checkout', 'personal', 'vacancies']);

const isOnForm = ({ view, city }: AppState): boolean => {
  const slugs = city.list.map(({ slug }) => slug);
  const { path } = pathWithoutCity(view.path.split(/[?#]/)[0] ?? '/', slugs);
  return WITH_FORM.has(path.split('/')[1] ?? '');
};

const isOrdering = ({ cart, view }: AppState): boolean => Boolean(cart.intent) || view.isPaymentOpen;

/** No order on its way, no payment open, no form in the making (assumptions, section 6, "reloads"). */
const isQuiet = (state: AppState): boolean => !isOrdering(state) && !state.modal.open && !isOnForm(state);

export const reloadWhenQuiet = (state: AppState): readonly AppDraft[] =>
  state.view.waitingReload && isQuiet(state)
    ? [draft('view/reloadReached', { reason: state.view.waitingReload })]
    : [];

export const reloadAfterDay = (state: AppState, time: number): readonly AppDraft[] =>
  !state.view.waitingReload && time - state.view.openedAt > DAY_MS
    ? [draft('view/reloadDue', { reason: 'day' })]
    : reloadWhenQuiet(state);

/** A version other than that of the saved state reloads the page, once in five minutes at most. */
export function reloadForVersion({ view }: AppState, time: number): readonly AppDraft[] {
  if (view.waitingReload || view.foundStoreVersion === view.storeVersion) return [];
  const isTooSoon = view.reloadedAt !== null && Math.abs(time - view.reloadedAt) < BETWEEN_VERSIONS_MS;
  return isTooSoon ? [] : [draft('view/reloadDue', { reason: 'version' })];
}

type ChunkLost = Extract<AppEvent, { readonly type: 'view/chunkLost' }>;

/**
 * Code that is not there any more: a reload brings the build that is. Once for a build, and never without a connection,
 * where there would be no page at all. A page that did not come holds no form, a dialog that did not come is none; with
 * anything else at stake the reload waits like any other.
 */
export function reloadForChunk(state: AppState, { payload: { what } }: ChunkLost): readonly AppDraft[] {
  if (!state.view.mayReload || !state.view.isOnline) return [];
  const isHarmless = what === 'page' ? !state.modal.open : !isOnForm(state);
  return isHarmless && !isOrdering(state)
    ? [draft('view/reloadReached', { reason: 'chunk' })]
    : [draft('view/reloadDue', { reason: 'chunk' })];
}
