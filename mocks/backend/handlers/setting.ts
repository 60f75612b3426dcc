import { buildAdvent } from '../../chain/season.ts';
import type { HandlersOf } from '../handler.ts';
import { ok } from '../reply.ts';
import { deliveryTextsOf, settingsOf } from '../shop.ts';

export const settingHandlers = {
  // A setting that a test has replaced stays.
  'setting.all': ({ world: { store, clock } }) => {
    const settings = settingsOf(store);
    return ok(store.settings.has('ADVENT') ? settings : { ...settings, ADVENT: buildAdvent(clock.now()) });
  },
  'setting.checkoutDeliveryText': ({ world }) => ok(deliveryTextsOf(world.store)),
} satisfies HandlersOf<'setting'>;
