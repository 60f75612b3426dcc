import { map } from 'rxjs';
import type { AppOrigin } from '../../effect.ts';
import { draft } from '../../draft.ts';

/** What the server has refused, whoever asked. */
export const refusals: AppOrigin = {
  name: 'view/refusals',
  open: ({ world }) =>
    world.refusals$.pipe(
      map((refusal) =>
        refusal.kind === 'session'
          ? draft('auth/sessionRefused', { token: refusal.token })
          : draft('view/requestRefused', { message: refusal.message }),
      ),
    ),
};
