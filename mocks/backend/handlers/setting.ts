import { buildAdvent } from '../../chain/season.ts';
import type { Handler } from '../handler.ts';
import { ok } from '../reply.ts';
import { settingsOf } from '../shop.ts';

export const settingHandlers = {
  // A setting that a test has replaced stays.
  'setting.all': ({ world: { store, clock } }) => {
    const settings = settingsOf(store);
    return ok(store.settings.has('ADVENT') ? settings : { ...settings, ADVENT: buildAdvent(clock.now()) });
  },
  'setting.checkoutDeliveryText': ({ world }) => ok(settingsOf(world.store)['CHECKOUT_DELIVERY_TEXT']),
} satisfies Record<string, Handler>;
