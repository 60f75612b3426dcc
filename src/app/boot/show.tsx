import { StrictMode, startTransition, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { DiagnosisProvider } from '../../ui/diagnosis.ts';
import { useNavigate } from '../../ui/navigating.ts';
import { StoreProvider } from '../../ui/store.tsx';
import { HistoryRouter } from '../navigation/HistoryRouter.tsx';
import type { NavigationPort } from '../navigation/navigation.ts';
import { Shop } from '../Shop.tsx';
import type { LivePage } from './livePage.ts';
import type { Surroundings } from './surroundings.ts';

interface BridgeProps {
  readonly navigation: NavigationPort;
  readonly onReady: () => void;
  readonly children: ReactNode;
}
/**
 * Hands the router's navigate to the store's world, and tells when the page is hydrated. It wraps its child alone: a
 * sibling would change the ids that the server has given.
 */
function Bridge({ navigation, onReady, children }: BridgeProps) {
  const navigate = useNavigate();
  useEffect(() => navigation.bind(navigate), [navigation, navigate]);
  useEffect(() => onReady(), [onReady]);
  return children;
}

export interface ShowOptions {
  readonly page: LivePage;
  readonly surroundings: Surroundings;
  /** The markup in the page is of this state; else the page is drawn anew. */
  readonly isRendered: boolean;
}

/** Of an error that React got over by itself: what it was, where React tells. */
const causeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? error.cause : error;

/** Brings the page to life. */
export function show({ page: { store, diagnosis, begin }, surroundings, isRendered }: ShowOptions): void {
  const place = document.getElementById('app');
  if (!place) return;
  const { history, navigation, reportDefect } = surroundings;
  const page = (
    <StrictMode>
      <StoreProvider value={store}>
        <DiagnosisProvider value={diagnosis}>
          <HistoryRouter history={history}>
            <Bridge navigation={navigation} onReady={begin}>
              <Shop />
            </Bridge>
          </HistoryRouter>
        </DiagnosisProvider>
      </StoreProvider>
    </StrictMode>
  );
  const onErrors = {
    onCaughtError: reportDefect('error boundary'),
    onRecoverableError: (error: unknown) => reportDefect('hydration')(causeOf(error)),
  };
  // As a transition it gives way to the browser every few milliseconds, and to a press at once.
  if (isRendered) startTransition(() => void hydrateRoot(place, page, onErrors));
  else createRoot(place, onErrors).render(page);
}
