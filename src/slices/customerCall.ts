import { defer, EMPTY, map, of, type Observable } from 'rxjs';
import type { Customer } from '../domain/customer.ts';
import { effect, type AppEffect } from './effect.ts';
import type { AppDraft, AppEvent, AppEventType } from './events.ts';
import { untilAnswered } from './untilAnswered.ts';
import type { AppState } from './state.ts';
import { isLoggedIn } from './user/selectors.ts';
import type { Api } from './world.ts';

interface CustomerCall<K extends AppEventType, Answer> {
  readonly name: string;
  readonly on: readonly K[];
  /** What ends the call besides a logout. */
  readonly until?: readonly AppEventType[];
  /** Milliseconds from the last trigger to the question. */
  readonly delay?: () => number;
  readonly ask: (api: Api, customer: Customer, event: AppEvent<K>) => Observable<Answer>;
  /** Gets the state in which it was asked, too. */
  readonly loaded: (answer: Answer, event: AppEvent<K>, asked: AppState) => AppDraft;
  readonly failed: () => AppDraft;
}

/**
 * Asks the back end for the customer: nothing for a guest, the newest question counts, and an answer belongs to the
 * epoch in which it was asked for. A failure is reported and becomes a fact; the question stays open.
 */
export const customerCall = <const K extends AppEventType, Answer>({
  name,
  on,
  until = [],
  delay,
  ask,
  loaded,
  failed,
}: CustomerCall<K, Answer>): AppEffect =>
  effect<K>({
    name,
    on,
    policy: 'latest',
    ...(delay && { delay }),
    until: ['auth/loggedOut', ...until],
    run({ event, event$, state, world }) {
      const answer$ = defer(() => {
        const asked = state();
        const { customer } = asked.user;
        if (!customer || !isLoggedIn(asked)) return EMPTY;
        return ask(world.api, customer, event).pipe(map((answer) => loaded(answer, event, asked)));
      });
      return untilAnswered(answer$, event$, (error) => {
        world.report(error, name);
        return of(failed());
      });
    },
  });
