import type { Rules } from '../kernel/define.ts';
import { addressRules } from './address/rules.ts';
import { authRules } from './auth/rules.ts';
import { cartRules } from './cart/rules.ts';
import { likeRules } from './catalog/likeRules.ts';
import { catalogRules } from './catalog/rules.ts';
import { cityRules } from './city/rules.ts';
import type { AppEvents } from './events.ts';
import { modalRules } from './modal/rules.ts';
import { notificationRules } from './notification/rules.ts';
import { orderRules } from './order/rules.ts';
import { promoRules } from './promo/rules.ts';
import { settingRules } from './setting/rules.ts';
import type { AppState } from './state.ts';
import { userRules } from './user/rules.ts';
import { viewRules } from './view/rules.ts';

/** In this order for one event: closing a dialog comes before the consequences elsewhere. */
export const appRules: readonly Rules<AppEvents, AppState>[] = [
  modalRules,
  authRules,
  userRules,
  cityRules,
  settingRules,
  catalogRules,
  likeRules,
  addressRules,
  cartRules,
  notificationRules,
  orderRules,
  promoRules,
  viewRules,
];
