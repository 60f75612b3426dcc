import {
  catchError,
  concat,
  defer,
  EMPTY,
  filter,
  map,
  type Observable,
  of,
  retry,
  switchMap,
  take,
} from 'rxjs';
import type { Customer } from '../domain/customer.ts';
import { mayPass } from '../domain/retry.ts';
import { effect, type AppEffect } from './effect.ts';
import type { AppDraft, AppEvent, AppEventType } from './events.ts';
import type { AppState } from './state.ts';
import { isLoggedIn } from './user/selectors.ts';
import type { Api } from './world.ts';

interface CustomerCall<K extends AppEventType, Answer> {
  readonly name: string;
  readonly on: readonly K[];
  /** What ends the call besides a logout. */
  readonly until?: readonly AppEventType[];
  readonly ask: (api: Api, customer: Customer, event: AppEvent<K>) => Observable<Answer>;
  /** Gets the state in which it was asked, too. */
  readonly loaded: (answer: Answer, event: AppEvent<K>, asked: AppState) => AppDraft;
  readonly failed: () => AppDraft;
}

/**
 * Asks the back end for the customer: nothing for a guest, the newest question counts, and an answer belongs to the
 * epoch in which it was asked for. A failure is reported and becomes a fact. Where it may pass, the question is asked
 * again without further words, when the connection is back and with each minute of a page that is seen (assumptions,
 * section 7, "what is read of the customer").
 */
export const customerCall = <const K extends AppEventType, Answer>({
  name,
  on,
  until = [],
  ask,
  loaded,
  failed,
}: CustomerCall<K, Answer>): AppEffect =>
  effect<K>({
    name,
    on,
    policy: 'latest',
    until: ['auth/loggedOut', ...until],
    run({ event, event$, state, world }) {
      const answer$ = defer(() => {
        const asked = state();
        const { customer } = asked.user;
        if (!customer || !isLoggedIn(asked)) return EMPTY;
        return ask(world.api, customer, event).pipe(map((answer) => loaded(answer, event, asked)));
      });
      const later$ = event$.pipe(
        filter(({ type }) => type === 'view/minutePassed' || type === 'view/wentOnline'),
        take(1),
        switchMap(() => answer$),
        retry({ delay: (error: unknown) => (mayPass(error) ? of(null) : EMPTY) }),
      );
      return answer$.pipe(
        catchError((error: unknown) => {
          world.report(error, name);
          return concat(of(failed()), mayPass(error) ? later$ : EMPTY);
        }),
      );
    },
  });
