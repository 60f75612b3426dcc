import { assumptions, type AllowedChange } from '../changes/change.ts';
import { onFrame } from '../changes/edits.ts';
import { without, type MakeLayer } from '../layers/layer.ts';
import { LIVE } from '../kit.ts';
import { allowedBy, EXTRA, OPTIONAL } from './alternative.ts';

const EVENT = 'order:status_update';

export const underData: MakeLayer = onFrame(EVENT, ({ type, ...data }) => [{ type, data }]);

export const inMilliseconds: MakeLayer = onFrame(EVENT, ({ timestamp, ...rest }) => [
  { ...rest, timestamp: Date.parse(String(timestamp)) },
]);

export const withoutCourier: MakeLayer = onFrame(EVENT, (frame) => [{ ...frame, courierInfo: null }]);

export const live: readonly AllowedChange[] = [
  ...allowedBy('a live payload under data', assumptions('6, live messages', 'payload flat or under `data`'), [
    ['order:status_update: under data', LIVE, underData],
  ]),
  ...allowedBy(
    'a time in milliseconds',
    assumptions('7, status event', '`timestamp` is ISO text or milliseconds'),
    [['order:status_update: its time in milliseconds', LIVE, inMilliseconds]],
  ),
  ...allowedBy('an optional field of a message', OPTIONAL, [
    ['order:status_update: a courier that is null', LIVE, withoutCourier],
    [
      'order:status_update: without previousStatus and courier',
      LIVE,
      onFrame(EVENT, (frame) => [without(frame, 'previousStatus', 'courierInfo')]),
    ],
  ]),
  ...allowedBy('more in a message', EXTRA, [
    ['pong: with its time', LIVE, onFrame('pong', (frame) => [{ ...frame, time: 1 }])],
    [
      'settings:update: with what has changed',
      LIVE,
      onFrame('settings:update', (frame) => [{ ...frame, keys: ['WORK_TIME'] }]),
    ],
    ['order:status_update: with its number', LIVE, onFrame(EVENT, (frame) => [{ ...frame, number: '7' }])],
    [
      'other messages between',
      LIVE,
      onFrame('pong', (frame) => [{ type: 'chat:message', text: 'Здравствуйте' }, frame]),
    ],
  ]),
];
