import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router } from 'react-router-dom';
import { backgroundOf, pathOf } from '../../ui/shell/background.ts';
import { useEmit } from '../../ui/store.tsx';
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
  const emit = useEmit();
  useLayoutEffect(
    () =>
      history.listen((place) => {
        emit('view/pageAsked', { under: pathOf(backgroundOf(place.location) ?? place.location) });
        startTransition(() => setPlace(place));
      }),
    [emit, history],
  );
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
