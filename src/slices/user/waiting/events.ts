import { maskIntent, type Intent, type Need } from '../../../domain/wish.ts';
import { fact, payload } from '../../../kernel/event.ts';

/** What waits for a login or a network (decision 0046). Ids are those of the wishes. */
export const waitingEvents = {
  /** Pressed, and could not be done: it waits from now on, or goes on waiting after an attempt. */
  'user/wishPostponed': fact('rule', payload<{ intent: Intent; needs: Need }>({ intent: maskIntent }), {
    shared: true,
  }),
  /** What it waited for is there: it goes the way of its press. */
  'user/wishResumed': fact('system', payload<{ id: string }>(), { shared: true }),
  /** It went through, was refused, or a later press has replaced it. */
  'user/wishSettled': fact('rule', payload<{ id: string }>(), { shared: true }),
  'user/withdrawTapped': fact('user', payload<{ id: string }>(), { shared: false }),
  'user/wishWithdrawn': fact('rule', payload<{ id: string }>(), { shared: true }),
} as const;
