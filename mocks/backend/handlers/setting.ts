import { buildAdvent } from '../../chain/season.ts';
import type { HandlersOf } from '../handler.ts';
import { notFound, ok } from '../reply.ts';
import { deliveryTextsOf, settingsOf } from '../shop.ts';

export const settingHandlers = {
  // A setting that a test has replaced stays.
  'setting.all': ({ world: { store, clock } }) => {
    const settings = settingsOf(store);
    return ok(store.settings.has('ADVENT') ? settings : { ...settings, ADVENT: buildAdvent(clock.now()) });
  },
  'setting.checkoutDeliveryText': ({ world }) => {
    const texts = deliveryTextsOf(world.store);
    return texts === undefined ? notFound('Такой настройки нет') : ok(texts);
  },
} satisfies HandlersOf<'setting'>;
