import { everythingAbsent } from '../allowed/absent.ts';
import { ownOrigin } from '../allowed/cors.ts';
import { moreHeaders, otherWords, withMoreEverywhere } from '../allowed/harmless.ts';
import { inMilliseconds, underData, withoutCourier } from '../allowed/live.ts';
import { withoutBonuses } from '../allowed/notApplicable.ts';
import { listsOfMessages, notFoundForStrangers, STRANGERS } from '../allowed/refusals.ts';
import {
  bareDirectory,
  errorsAsObjects,
  lostGiftAsCode,
  noLastOrder,
  settingsAsTexts,
  versionAsText,
  VERSIONS,
} from '../allowed/shapes.ts';
import { answeredWith } from '../allowed/statuses.ts';
import { onAnswer } from '../changes/edits.ts';
import { stacked } from '../layers/layer.ts';
import { numericIds } from '../layers/numericIds.ts';
import { withoutTokens } from './withoutTokens.ts';

const OTHER_STATUSES: readonly (readonly [string, number])[] = [
  ['address.create', 200],
  ['user.create', 200],
  ['like.create', 204],
  ['promo.calculate', 201],
  ['notification.registerDevice', 201],
  ['notification.registerWebDevice', 200],
  ['address.remove', 200],
  ['like.remove', 200],
  ['user.remove', 202],
];

const OTHER_REFUSAL: Readonly<Record<number, number>> = { 409: 422, 422: 409 };

/** 409 where the reference refuses an order with 422, and the other way round; a key under way stays 409. */
const otherRefusals = onAnswer('order.place', (answer) =>
  'retry-after' in answer.headers
    ? answer
    : { ...answer, status: OTHER_REFUSAL[answer.status] ?? answer.status },
);

/** Takes, wherever the specification and the readings allow two things, the one that the demo does not take. */
export const otherAlternatives = stacked(
  ownOrigin,
  moreHeaders,
  listsOfMessages,
  otherWords,
  withMoreEverywhere,
  ...OTHER_STATUSES.map(([operation, status]) => answeredWith(operation, status)),
  otherRefusals,
  notFoundForStrangers(STRANGERS),
  settingsAsTexts,
  versionAsText(VERSIONS),
  bareDirectory,
  errorsAsObjects,
  lostGiftAsCode,
  noLastOrder,
  everythingAbsent,
  withoutBonuses,
  underData,
  inMilliseconds,
  withoutCourier,
  numericIds,
  withoutTokens,
);
