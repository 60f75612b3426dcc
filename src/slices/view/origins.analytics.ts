import { asapScheduler, auditTime, buffer, ignoreElements, tap } from 'rxjs';
import type { AppOrigin } from '../effect.ts';
import { NOTHING_TOLD, tell, type Told } from './analytics.ts';

/** The counters hear of what happens, a whole commit at a time; nothing ever comes back from them. */
export const analytics: AppOrigin = {
  name: 'view/analytics',
  open({ event$, state, world }) {
    let told: Told = { ...NOTHING_TOLD, lines: state().cart.lines };
    return event$.pipe(
      buffer(event$.pipe(auditTime(0, asapScheduler))),
      tap((events) => {
        const next = tell(told, events, state());
        ({ told } = next);
        for (const push of next.pushes) world.analytics.push(push);
      }),
      ignoreElements(),
    );
  },
};
