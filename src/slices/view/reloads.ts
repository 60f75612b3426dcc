import { pathWithoutCity } from '../../domain/citySlug.ts';
import { draft, type AppDraft } from '../events.ts';
import type { AppState } from '../state.ts';

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

/** No order on its way, no payment open, no form in the making (assumptions, section 6, "reloads"). */
const isQuiet = (state: AppState): boolean =>
  !state.cart.intent && !state.view.isPaymentOpen && !state.modal.open && !isOnForm(state);

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
