import type { Handler } from '../handler.ts';
import { ok } from '../reply.ts';
import { settingsOf } from '../shop.ts';

export const settingHandlers = {
  'setting.all': ({ world }) => ok(settingsOf(world.store)),
  'setting.checkoutDeliveryText': ({ world }) => ok(settingsOf(world.store)['CHECKOUT_DELIVERY_TEXT']),
} satisfies Record<string, Handler>;
