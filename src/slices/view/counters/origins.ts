import { ignoreElements, tap } from 'rxjs';
import type { AppOrigin } from '../../effect.ts';
import { NOTHING_TOLD, tell, type Told } from './counters.ts';

/** The counters hear of what happens; nothing ever comes back from them. */
export const analytics: AppOrigin = {
  name: 'view/analytics',
  open({ event$, state, world }) {
    let told: Told = { ...NOTHING_TOLD, lines: state().cart.lines };
    return event$.pipe(
      tap((event) => {
        const next = tell(told, event, state());
        ({ told } = next);
        for (const push of next.pushes) world.analytics.push(push);
      }),
      ignoreElements(),
    );
  },
};
