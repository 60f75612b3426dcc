import { isInfoSlug } from '../../domain/infoPages.ts';
import { draft, type AppDraft } from '../events.ts';
import type { AppState } from '../state.ts';
import { barePath } from './place.ts';

/** On an informational page its text is fetched once a visit; one that could not be had is asked for again. */
export function textOfPage(state: AppState): readonly AppDraft[] {
  const { view } = state;
  if (!view.isRestored) return [];
  const slug = barePath(state).replace(/^\/|\/$/g, '');
  if (!isInfoSlug(slug)) return [];
  const status = view.texts[slug]?.status;
  return status === undefined || status === 'failed' ? [draft('view/textDue', { slug })] : [];
}
