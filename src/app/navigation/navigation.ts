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

/** A redirect within the shop keeps what stands behind `#`, as the browser's own do; '/page#' takes it away. */
const redirected = (to: string, here: string): string =>
  to.startsWith('/') && !to.includes('#') ? to + new URL(here).hash : to;

/** `onPage`: a new page takes the place of this one, not of an entry that lies over it. */
export function createNavigation(
  page: Pick<Location, 'assign' | 'reload' | 'href'>,
  onPage: (act: () => void) => void = (act) => act(),
): NavigationPort {
  let navigate: Navigate | null = null;
  const waiting: (() => void)[] = [];
  const soft = (to: string, isReplacing: boolean): void => {
    if (navigate) navigate(isReplacing ? redirected(to, page.href) : to, { replace: isReplacing });
    else waiting.push(() => soft(to, isReplacing));
  };
  return {
    port: {
      go(to, mode) {
        if (mode !== 'page') return soft(to, mode === 'replace');
        return onPage(() =>
          isSamePage(to, page.href) ? page.reload() : page.assign(redirected(to, page.href)),
        );
      },
    },
    bind(router) {
      navigate = router;
      for (const go of waiting.splice(0)) go();
    },
  };
}
