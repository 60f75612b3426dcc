import { catchError, EMPTY, filter, map, type Observable, of } from 'rxjs';
import type { Customer } from '../domain/customer.ts';
import { effect, type AppEffect } from './effect.ts';
import type { AppDraft, AppEvent, AppEventType } from './events.ts';
import { isLoggedIn } from './user/selectors.ts';
import type { Api } from './world.ts';

interface CustomerCall<K extends AppEventType, Answer> {
  readonly name: string;
  readonly on: readonly K[];
  /** What ends the call besides a logout. */
  readonly until?: readonly AppEventType[];
  readonly ask: (api: Api, customer: Customer, event: AppEvent<K>) => Observable<Answer>;
  readonly loaded: (answer: Answer, event: AppEvent<K>) => AppDraft;
  readonly failed: () => AppDraft;
}

/**
 * Asks the back end for the customer: nothing for a guest, the newest question counts, and an answer is dropped once
 * somebody else is logged in. A failure is reported and becomes a fact.
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
      const { customer } = state().user;
      if (!customer || !isLoggedIn(state())) return EMPTY;
      return ask(world.api, customer, event).pipe(
        map((answer) => loaded(answer, event)),
        catchError((error: unknown) => {
          world.report(error, name);
          return of(failed());
        }),
        filter(() => state().user.customer?.id === customer.id),
      );
    },
  });
