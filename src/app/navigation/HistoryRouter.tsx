import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router } from 'react-router-dom';
import type { ShopHistory } from './shopHistory.ts';

interface HistoryRouterProps {
  readonly history: ShopHistory;
  readonly children: ReactNode;
}

/** The router over the shop's own history. A new page is shown as a transition: a press on the old one comes first. */
export function HistoryRouter({ history, children }: HistoryRouterProps) {
  const [{ action, location }, setPlace] = useState(() => ({
    action: history.action,
    location: history.location,
  }));
  useLayoutEffect(() => history.listen((place) => startTransition(() => setPlace(place))), [history]);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
