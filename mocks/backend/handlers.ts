import type { OperationName } from '../../contracts/operations.ts';
import type { Handler } from './handler.ts';
import { addressHandlers } from './handlers/address.ts';
import { catalogHandlers } from './handlers/catalog.ts';
import { cityHandlers } from './handlers/city.ts';
import { likeHandlers } from './handlers/like.ts';
import { notificationHandlers } from './handlers/notification.ts';
import { orderHandlers } from './handlers/order.ts';
import { pageHandlers } from './handlers/page.ts';
import { promoHandlers } from './handlers/promo.ts';
import { reservationHandlers } from './handlers/reservation.ts';
import { settingHandlers } from './handlers/setting.ts';
import { userHandlers } from './handlers/user.ts';
import { vacancyHandlers } from './handlers/vacancy.ts';
import { versionHandlers } from './handlers/versions.ts';

/** Every operation of the contract, by its name: one that lacks a handler does not compile. */
export const handlers = {
  ...versionHandlers,
  ...settingHandlers,
  ...catalogHandlers,
  ...cityHandlers,
  ...addressHandlers,
  ...notificationHandlers,
  ...userHandlers,
  ...orderHandlers,
  ...likeHandlers,
  ...promoHandlers,
  ...reservationHandlers,
  ...vacancyHandlers,
  ...pageHandlers,
} satisfies Record<OperationName, Handler>;
