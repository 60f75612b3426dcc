import { select } from '../../select.ts';
import type { AppState } from '../../state.ts';

/** Whether something waits, or may soon: the code that shows it is fetched while there is a connection. */
export const selectMayWait = select(
  ({ user, cart, modal }: AppState) =>
    user.customer !== null ||
    user.waiting.length > 0 ||
    cart.coupon !== '' ||
    modal.open?.kind === 'reservation',
  (mayWait) => mayWait,
);
