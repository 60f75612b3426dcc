import { addressEffects } from './address/effects.ts';
import { authEffects } from './auth/effects.ts';
import { cartEffects } from './cart/effects.ts';
import { catalogEffects } from './catalog/effects.ts';
import { cityEffects } from './city/effects.ts';
import { notificationEffects } from './notification/effects.ts';
import { orderEffects } from './order/effects.ts';
import { promoEffects } from './promo/effects.ts';
import { settingEffects } from './setting/effects.ts';
import { userEffects } from './user/effects.ts';
import { viewEffects } from './view/effects.ts';
import type { AppEffect } from './effect.ts';

/** All work in the world, in no particular order: an effect sees an event after its whole commit. */
export const appEffects: readonly AppEffect[] = [
  ...addressEffects,
  ...authEffects,
  ...cartEffects,
  ...catalogEffects,
  ...cityEffects,
  ...notificationEffects,
  ...orderEffects,
  ...promoEffects,
  ...settingEffects,
  ...userEffects,
  ...viewEffects,
];
