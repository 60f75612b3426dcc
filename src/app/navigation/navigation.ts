import type { AppWorld } from '../../slices/world.ts';

type Navigate = (to: string, options: { readonly replace: boolean }) => void;

/** Leads the store's wish to go somewhere to the router, or replaces the whole page. */
export interface NavigationPort {
  readonly port: AppWorld['navigation'];
  /** The router arrives after the store; what was wanted before waits for it. */
  bind(navigate: Navigate): void;
}

/** Anchors apart: the browser would only scroll to one. */
const isSamePage = (to: string, here: string): boolean =>
  new URL(to, here).href.replace(/#.*$/, '') === here.replace(/#.*$/, '');

/** `onPage`: a new page takes the place of this one, not of an entry that lies over it. */
export function createNavigation(
  page: Pick<Location, 'assign' | 'reload' | 'href'>,
  onPage: (act: () => void) => void = (act) => act(),
): NavigationPort {
  let navigate: Navigate | null = null;
  const waiting: (() => void)[] = [];
  const soft = (to: string, isReplacing: boolean): void => {
    if (navigate) navigate(to, { replace: isReplacing });
    else waiting.push(() => soft(to, isReplacing));
  };
  return {
    port: {
      go(to, mode) {
        if (mode !== 'page') return soft(to, mode === 'replace');
        return onPage(() => (isSamePage(to, page.href) ? page.reload() : page.assign(to)));
      },
    },
    bind(router) {
      navigate = router;
      for (const go of waiting.splice(0)) go();
    },
  };
}
