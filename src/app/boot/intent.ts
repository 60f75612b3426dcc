import { isDataSaved } from '../../ports/dataSaving.ts';
import type { ModalKind } from '../../slices/modal/state.ts';
import type { AppState } from '../../slices/state.ts';
import type { Ahead } from '../../ui/shell/chunk.ts';
import { over } from './fetchAhead.ts';
import { matchPage, pageChunk } from '../navigation/routes.tsx';

/** The code of what an element leads to; null where it leads nowhere in the shop. */
function meantBy(target: EventTarget | null, cities: AppState['city']['list']): Ahead | null {
  const asked = target instanceof Element && target.closest<HTMLElement>('a[href], [data-opens]');
  if (!asked) return null;
  const { opens } = asked.dataset;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `useOpens` writes it
  if (opens !== undefined) return over(({ dialogs }) => dialogs[opens as ModalKind]);
  if (!(asked instanceof HTMLAnchorElement) || asked.origin !== location.origin) return null;
  return pageChunk(matchPage(asked.pathname, cities)?.page ?? null);
}

/**
 * Fetches the code of a page or a dialog when a finger comes down on what leads there, or the focus comes to it: a press is
 * over some 100 ms later, and the code is on its way by then. The focus passes by on its way elsewhere, so it fetches nothing
 * on a connection that saves data. Nobody waits for this code, so nobody is told where it does not come.
 */
export function watchIntent(state: () => AppState): void {
  const hear = ({ type, target }: Event): void => {
    if (type === 'focusin' && isDataSaved()) return;
    meantBy(target, state().city.list)
      ?.fetchAhead()
      .catch(() => undefined);
  };
  document.addEventListener('pointerdown', hear);
  document.addEventListener('focusin', hear);
}
