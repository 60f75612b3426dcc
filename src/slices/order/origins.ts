import { distinctUntilChanged, filter, map, type Observable, switchMap } from 'rxjs';
import type { AppOrigin } from '../effect.ts';
import { draft } from '../draft.ts';
import type { AppDraft } from '../events.ts';
import type { AppState } from '../state.ts';
import type { LiveMessage, LiveSession } from '../world.ts';

const sessionOf = ({ auth, user }: AppState): LiveSession => ({
  token: auth.token,
  userId: user.customer?.id ?? null,
});

const factOf = (message: LiveMessage): AppDraft => {
  if (message.type === 'opened') return draft('view/connectionOpened');
  if (message.type === 'lost') return draft('view/connectionLost');
  if (message.type === 'settings') return draft('setting/reloadPushed');
  const { type: _type, ...payload } = message;
  return draft('order/statusPushed', payload);
};

/** The live connection; a change of the login reconnects it (specification, section 4, "Auth", step 7). */
export const orderSocket: AppOrigin = {
  name: 'order/orderSocket',
  open: ({ state$, world }): Observable<AppDraft> =>
    state$.pipe(
      // Who is logged in is known once the saved state is in: no connection is opened only to be closed.
      filter(({ view }) => view.isRestored),
      map(sessionOf),
      distinctUntilChanged((a, b) => a.token === b.token && a.userId === b.userId),
      switchMap((session) => world.live(session)),
      map(factOf),
    ),
};

export const orderOrigins = [orderSocket] as const;
