import { useEffect, useState, type ReactNode } from 'react';
import {
  createPath,
  NavigationType,
  parsePath,
  Router,
  type Location,
  type Navigator,
} from 'react-router-dom';
import type { Moment } from '../../ui/admin/screenDoor.ts';

const ignored = (): void => undefined;

/** Links have their addresses and lead nowhere. */
const still: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  go: ignored,
  push: ignored,
  replace: ignored,
};

const locationOf = (path: string, key: string, state: unknown = null): Location => ({
  pathname: '/',
  search: '',
  hash: '',
  ...parsePath(path),
  state,
  key,
});

interface StillRouterProps extends Pick<Moment, 'path' | 'under'> {
  readonly children: ReactNode;
}

/** The addresses of a moment. A dish lies over a page only where that page was there before it. */
export function StillRouter({ path, under, children }: StillRouterProps) {
  const [location, enter] = useState(() => locationOf(under ?? path, 'page'));
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the shop must have seen the page below before the dish
    if (under !== null) enter(locationOf(path, 'over', { background: locationOf(under, 'page') }));
  }, [path, under]);
  return (
    <Router location={location} navigationType={NavigationType.Pop} navigator={still}>
      {children}
    </Router>
  );
}
