import type { AppOrigin } from './effect.ts';
import { lostCart } from './cart/lost/origins.ts';
import { notificationOrigins } from './notification/origins.ts';
import { orderOrigins } from './order/origins.ts';
import { resumeWishes } from './user/waiting/origins.ts';
import { viewOrigins } from './view/origins.ts';

export const appOrigins: readonly AppOrigin[] = [
  lostCart,
  ...notificationOrigins,
  ...orderOrigins,
  resumeWishes,
  ...viewOrigins,
];
