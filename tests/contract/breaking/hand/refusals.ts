import { setTimeout as wait } from 'node:timers/promises';
import { onRefusal, withStatus } from '../../changes/edits.ts';
import type { BreakingChange } from '../../changes/change.ts';
import type { MakeLayer } from '../../layers/layer.ts';
import { json } from '../../layers/wire.ts';
import { byHand } from './hand.ts';

const SHOWN = 'only 422 and 403 show the words of the server';
const SLOW_MS = 5_000;
const TIMEOUT_SECONDS = 2;

const slow =
  (operation: string): MakeLayer =>
  () => ({
    call: async (call, next) => {
      if (call.operation === operation && call.method !== 'OPTIONS') await wait(SLOW_MS);
      return next(call);
    },
  });

const slowRead = (operation: string): BreakingChange => ({
  name: `${operation}: answered after five seconds where two are allowed`,
  operator: 'a slow read',
  only: operation,
  hurts: 'the client gives a call up',
  make: slow(operation),
  timeoutSeconds: TIMEOUT_SECONDS,
});

export const refusals: readonly BreakingChange[] = [
  ...byHand('a wrong status', [
    ['order.place: 400 instead of 422', 'order.place', SHOWN, onRefusal('order.place', 422, withStatus(400))],
    [
      'promo.calculate: 400 instead of 422',
      'promo.calculate',
      SHOWN,
      onRefusal('promo.calculate', 422, withStatus(400)),
    ],
    [
      'address.create: 400 instead of 422',
      'address.create',
      SHOWN,
      onRefusal('address.create', 422, withStatus(400)),
    ],
    [
      'vacancy.create: 200 with an error instead of 422',
      'vacancy.create',
      SHOWN,
      onRefusal('vacancy.create', 422, withStatus(200)),
    ],
    [
      'reservation.create: 201 instead of 409',
      'reservation.create',
      'a table is promised that is not there',
      onRefusal('reservation.create', 409, () => json(201, { id: 'table' })),
    ],
    [
      'order.active: 200 and null without an order',
      'order.active',
      '404 when there is none',
      onRefusal('order.active', 404, () => json(200, null)),
    ],
    [
      'order.active: 200 and an empty object without an order',
      'order.active',
      '404 when there is none',
      onRefusal('order.active', 404, () => json(200, {})),
    ],
    [
      'order.active: 500 without an order',
      'order.active',
      '404 when there is none',
      onRefusal('order.active', 404, withStatus(500)),
    ],
    [
      'promo.find: 200 and null for an unknown code',
      'promo.find',
      '404 is no such promotion',
      onRefusal('promo.find', 404, () => json(200, null)),
    ],
    [
      'page.find: 200 without a text for an unknown page',
      'page.find',
      '404 falls back to the bundled text',
      onRefusal('page.find', 404, () => json(200, {})),
    ],
    [
      'city.zoneDelivery: 500 for an unknown zone',
      'city.zoneDelivery',
      '5xx only by an optional state',
      onRefusal('city.zoneDelivery', 404, withStatus(500)),
    ],
    [
      'like.remove: 500 for a like that is gone',
      'like.remove',
      '404 on DELETE is gone already',
      onRefusal('like.remove', 404, withStatus(500)),
    ],
    [
      'address.remove: 422 for an address that is gone',
      'address.remove',
      '404 on DELETE is gone already',
      onRefusal('address.remove', 404, withStatus(422)),
    ],
  ]),
  ...['catalog.all', 'setting.all', 'order.active'].map(slowRead),
];
