import { defer, EMPTY, of } from 'rxjs';
import { draft } from '../../draft.ts';
import type { AppOrigin } from '../../effect.ts';

/** Looked for once a page: only a change of STORE_VERSION, which reloads it, takes anything. */
export const lostCart: AppOrigin = {
  name: 'cart/lostCart',
  open: ({ world }) =>
    defer(() => {
      const items = world.lostCart.find();
      return items.length > 0 ? of(draft('cart/lostFound', { items })) : EMPTY;
    }),
};
