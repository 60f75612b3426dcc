import { NEVER, Observable, Subject } from 'rxjs';
import { expect, test } from 'vitest';
import { demoCustomer } from '../../tests/demo.ts';
import { fold, shopOpened, signedIn } from '../../tests/given.ts';
import { testWorld } from '../../tests/world.ts';
import type { UserId } from '../domain/customer.ts';
import { effect } from './effect.ts';
import type { AppEvent } from './events.ts';
import type { AppState } from './state.ts';

const here = fold(shopOpened(), signedIn());
const another = fold(shopOpened(), signedIn({ ...demoCustomer, id: 'another' as UserId }));

/** Runs under way, beside a state that tells who looks at it and how often. */
const open = (belongsTo: 'epoch' | 'customer', count: number) => {
  const told = new Subject<AppState>();
  let [state, lookers, ended] = [here, 0, 0];
  const state$ = new Observable<AppState>((subscriber) => {
    lookers += 1;
    return told.subscribe(subscriber);
  });
  const call = effect({
    name: 'call',
    on: ['catalog/likeDue'],
    policy: 'every',
    belongsTo,
    run: () => new Observable<never>(() => () => void (ended += 1)),
  });
  const event = { type: 'catalog/likeDue' } as AppEvent<'catalog/likeDue'>;
  for (let run = 0; run < count; run += 1)
    call
      .run({
        event,
        event$: NEVER,
        state: () => state,
        state$,
        stateAtTrigger: here,
        world: testWorld(),
      })
      .subscribe();
  return {
    lookers: () => lookers,
    ended: () => ended,
    become(next: AppState) {
      state = next;
      told.next(next);
    },
  };
};

test.each(['customer', 'epoch'] as const)(
  'two hundred runs that belong to the %s share one look at the state, and all end with it',
  (belongsTo) => {
    const play = open(belongsTo, 200);
    expect(play.lookers()).toBe(1);
    play.become({ ...here, modal: { ...here.modal } });
    expect(play.ended()).toBe(0);
    play.become(another);
    expect(play.ended()).toBe(200);
  },
);
