import type { Wish } from '../../../domain/wish.ts';
import type { AppEvent } from '../../events.ts';
import type { UserState } from '../state.ts';

export type Caused = Pick<AppEvent, 'correlation'>;

/** The wish whose attempt has led to that; undefined for what a press of just now has led to. */
export const resumedBy = (
  { user }: { readonly user: Pick<UserState, 'waiting'> },
  { correlation }: Caused,
): Wish | undefined => user.waiting.find(({ claim }) => claim?.by === correlation);
