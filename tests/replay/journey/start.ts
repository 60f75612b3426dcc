import type { AppState } from '../../../src/slices/state.ts';
import { initialState } from '../../../src/slices/state.ts';
import type { Root } from '../roots.ts';

/** With what somebody comes to the shop. */
export interface Start {
  readonly storeVersion: string;
  /** What their browser has kept of the cart; null: nothing. */
  readonly cart: object | null;
  /** What it has kept of the person, without who it is; null: nothing. */
  readonly user: object | null;
  readonly isLoggedIn: boolean;
  /** The demo's own customer, who has bonuses and a past order; else somebody new. */
  readonly isKnown: boolean;
  /** Nothing that the customer pressed names it: a dialog that only phones can open. */
  readonly isPhone: boolean;
}

/** The slices that were read at the beginning of the report, or those that the report begins with. */
function slicesAt(base: AppState, roots: readonly Root[]) {
  if (base.view.isRestored) return { ...base, storeVersion: base.view.storeVersion };
  const restored = roots.find(({ event }) => event.type === 'view/restored')?.event;
  if (restored?.type !== 'view/restored') return { ...initialState, storeVersion: '1' };
  return { ...restored.payload.saved, storeVersion: restored.payload.storeVersion };
}

/** How the visit of a report began. */
export function startOf(base: AppState, roots: readonly Root[]): Start {
  const { cart, user, auth, storeVersion } = slicesAt(base, roots);
  const isFilled = (cart?.lines ?? []).length > 0;
  const isChosen = user?.isAlreadySelectedCity === true;
  const customers = roots.flatMap(({ after }) => (after.user.customer ? [after.user.customer] : []));
  return {
    storeVersion: storeVersion ?? '1',
    cart: isFilled ? { ...cart, intent: null } : null,
    user: isFilled || isChosen ? { ...user, isAlreadySelectedCity: true, customer: null } : null,
    isLoggedIn: Boolean(auth?.token),
    isKnown: (customers[0]?.balance ?? 0) > 0,
    isPhone: roots.some(
      ({ event }) => event.type === 'modal/requested' && event.payload.modal.kind === 'catalogMenu',
    ),
  };
}
