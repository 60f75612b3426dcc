import type { Bug } from './bug.ts';
import { CART_BUGS } from './cart.ts';
import { DIALOG_BUGS } from './dialogs.ts';
import { ORDER_BUGS } from './order.ts';
import { VISIT_BUGS } from './visit.ts';

/** Thirty that the history of this repository has mended. */
export const BUGS: readonly Bug[] = [...DIALOG_BUGS, ...VISIT_BUGS, ...CART_BUGS, ...ORDER_BUGS];
