import { draft } from '../../draft.ts';
import type { AppDraft } from '../../events.ts';
import type { AppState } from '../../state.ts';
import type { VersionName } from '../../world.ts';

const asked = ({ view }: AppState, whats: readonly VersionName[]): readonly AppDraft[] =>
  view.isOnline && view.isVisible ? whats.map((what) => draft('view/pollDue', { what })) : [];

/** What was rendered may be old: the versions of the menu and the settings are read at start, in every tab. */
export const firstPolls = (state: AppState): readonly AppDraft[] =>
  asked(state, ['catalog', 'settingsAtStart']);

/** A page that was opened out of sight or without a connection asks about what it came with as soon as it can. */
export const openPolls = (state: AppState): readonly AppDraft[] => {
  const { view, catalog, setting } = state;
  if (!view.isRestored) return [];
  return asked(state, [
    ...(catalog.status === 'ready' && !catalog.isFresh ? (['catalog'] as const) : []),
    ...(setting.values && !setting.isFresh ? (['settings'] as const) : []),
  ]);
};
