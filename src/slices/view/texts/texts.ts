import { pathWithoutCity } from '../../../domain/citySlug.ts';
import { infoSlugOf } from '../../../domain/infoPages.ts';
import { draft } from '../../draft.ts';
import type { AppDraft } from '../../events.ts';
import type { AppState } from '../../state.ts';

/** On an informational page its text is fetched once a visit; one that could not be had is asked for again. */
export function textOfPage({ view, city }: AppState): readonly AppDraft[] {
  if (!view.isRestored) return [];
  const slugs = city.list.map(({ slug }) => slug);
  const { path } = pathWithoutCity(view.path.split(/[?#]/)[0] ?? '/', slugs);
  const slug = infoSlugOf(path);
  if (slug === null) return [];
  const status = view.texts[slug]?.status;
  return status === undefined || status === 'failed' ? [draft('view/textDue', { slug })] : [];
}
