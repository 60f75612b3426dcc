import { catchError, EMPTY, map, type Observable, of } from 'rxjs';
import type { Customer } from '../domain/customer.ts';
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
 * epoch in which it was asked for. A failure is reported and becomes a fact.
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
    run({ event, state, world }) {
      const asked = state();
      const { customer } = asked.user;
      if (!customer || !isLoggedIn(asked)) return EMPTY;
      return ask(world.api, customer, event).pipe(
        map((answer) => loaded(answer, event, asked)),
        catchError((error: unknown) => {
          world.report(error, name);
          return of(failed());
        }),
      );
    },
  });
