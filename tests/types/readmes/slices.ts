import { createStore } from '../../../src/kernel/store.ts';
import { app } from '../../../src/slices/app.ts';
import { selectCount } from '../../../src/slices/cart/lines/selectors.ts';
import { initialState } from '../../../src/slices/state.ts';
import type { AppWorld } from '../../../src/slices/world.ts';

export function openShop(world: AppWorld): number {
  const store = createStore(app, world, initialState);
  store.emit('cart/couponSubmitted', { code: 'ЖУРАВЛЬ10' });
  return selectCount(store.state());
}
