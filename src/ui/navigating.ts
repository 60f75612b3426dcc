import { use, useMemo, type MouseEvent } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useLocation, type Navigator } from 'react-router-dom';

export interface NavigateOptions {
  readonly replace?: boolean | undefined;
  /** What the next page finds beside its address. */
  readonly state?: unknown;
}

/** To an address of the shop, or so many steps through the history. */
export type Navigate = (to: string | number, options?: NavigateOptions) => void;

/** One slash at the beginning: with two, or with what browsers take for a slash, it would be another site's. */
const OWN = /^\/(?![/\\\t\r\n])/;

/** Throws for what is no address of the shop: a router would leave the page for it. */
export const navigateBy =
  (navigator: Pick<Navigator, 'push' | 'replace' | 'go'>): Navigate =>
  (to, { replace = false, state = null } = {}) => {
    if (typeof to === 'number') return navigator.go(to);
    if (!OWN.test(to)) throw new Error(`Not an address of the shop: ${to}`);
    return replace ? navigator.replace(to, state) : navigator.push(to, state);
  };

/**
 * The router's own `useNavigate` and `Link` bring along what a shop without loaders and nested routes has no use for (decision
 * 0030). This one never changes, so that who holds it need not hear of each new address.
 */
export function useNavigate(): Navigate {
  const { navigator } = use(NavigationContext);
  return useMemo(() => navigateBy(navigator), [navigator]);
}

/** What the address says behind its `?`. */
export function useQuery(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** Whether a press on a link is one that the browser would follow in this window. */
export const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
