import type { OperationName } from '../operations.ts';
import { addressExamples } from './address.ts';
import { catalogExamples } from './catalog.ts';
import { cityExamples } from './city.ts';
import { succeeds, type Example, type Examples } from './example.ts';
import { likeExamples } from './like.ts';
import { notificationExamples } from './notification.ts';
import { orderExamples } from './order.ts';
import { pageExamples } from './page.ts';
import { placingExamples } from './placing.ts';
import { profileExamples } from './profile.ts';
import { promoExamples } from './promo.ts';
import { reservationExamples } from './reservation.ts';
import { settingExamples } from './setting.ts';
import { userExamples } from './user.ts';
import { vacancyExamples } from './vacancy.ts';
import { versionExamples } from './versions.ts';

const groups: readonly Examples[] = [
  versionExamples,
  settingExamples,
  catalogExamples,
  cityExamples,
  addressExamples,
  notificationExamples,
  userExamples,
  profileExamples,
  orderExamples,
  placingExamples,
  likeExamples,
  promoExamples,
  reservationExamples,
  vacancyExamples,
  pageExamples,
];

/** Every agreed exchange over HTTP. */
export const examples: readonly Example[] = groups.flatMap((group) => Object.values(group));

/** The first example of an operation that goes well. */
export const successOf = (operation: OperationName): Example => {
  const found = examples.find((example) => example.operation === operation && succeeds(example));
  if (found) return found;
  throw new Error(`No example of ${operation} goes well`);
};
