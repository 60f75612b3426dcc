import { onFrame } from '../../changes/edits.ts';
import type { MakeLayer } from '../../layers/layer.ts';
import { isFields } from '../../layers/layer.ts';
import { LIVE } from '../../kit.ts';
import { byHand } from './hand.ts';

type Frame = Readonly<Record<string, unknown>>;

const EVENT = 'order:status_update';

const onEvent = (change: (frame: Frame) => unknown): MakeLayer => onFrame(EVENT, (frame) => [change(frame)]);
const without = (name: string): MakeLayer =>
  onEvent((frame) => Object.fromEntries(Object.entries(frame).filter(([key]) => key !== name)));
const withField = (name: string, change: (value: unknown) => unknown): MakeLayer =>
  onEvent((frame) => ({ ...frame, [name]: change(frame[name]) }));

const deaf =
  (type: string): MakeLayer =>
  () => ({ hears: (frame) => (frame['type'] === type ? [] : [frame]) });

const SECONDS = 1000;
const inSeconds = (time: unknown): unknown => Math.floor(Date.parse(String(time)) / SECONDS);
const OF_WHOM = 'an event is applied only if its userId and orderId are the customer’s';

/** What one hears, everybody hears. */
const toEverybody: MakeLayer = () => ({
  says: (frame, { broadcast }) => {
    if (frame['type'] !== EVENT) return [frame];
    broadcast(frame);
    return [];
  },
});

const unasked: MakeLayer = () => {
  const event = { orderId: 'o', userId: 'u', status: 'OnWay', timestamp: '2026-03-02T12:00:00.000Z' };
  return onFrame('pong', (pong) => [{ type: EVENT, ...event }, pong])();
};

/** Whoever waits for a message that never comes need not wait long. */
const TIMEOUT_SECONDS = 3;

export const live = byHand('live messages', [
  ['ping: no pong comes', LIVE, 'the client closes and comes back for ever', deaf('ping')],
  ['pong: in capitals', LIVE, 'it is no pong', onFrame('pong', () => [{ type: 'PONG' }])],
  ['pong: as a bare word', LIVE, 'a frame that is no JSON is dropped', onFrame('pong', () => ['pong'])],
  [
    'pong: under event instead of type',
    LIVE,
    'a frame without a type is dropped',
    onFrame('pong', () => [{ event: 'pong' }]),
  ],
  [
    'ping: an event that nobody subscribed to comes with the pong',
    LIVE,
    'events come only to those who subscribed',
    unasked,
  ],
  ['subscribe: not heard', LIVE, 'the order stands still', deaf('subscribe')],
  ['subscribe: what one hears, everybody hears', LIVE, 'strangers learn of orders and couriers', toEverybody],
  ['unsubscribe: not heard', LIVE, 'events come after the customer has left', deaf('unsubscribe')],
  ['settings:update: not sent', LIVE, 'the settings stay old', onFrame('settings:update', () => [])],
  [
    'settings:update: under another name',
    LIVE,
    'the settings stay old',
    onFrame('settings:update', () => [{ type: 'settings_update' }]),
  ],
  [
    'settings:update: in a list',
    LIVE,
    'a frame is an object',
    onFrame('settings:update', (frame) => [[frame]]),
  ],
  ['order:status_update: not sent', LIVE, 'the order stands still', onFrame(EVENT, () => [])],
  [
    'order:status_update: under another name',
    LIVE,
    'the order stands still',
    withField('type', () => 'order_status'),
  ],
  [
    'order:status_update: as a text in a text',
    LIVE,
    'a frame is an object',
    onEvent((frame) => JSON.stringify(JSON.stringify(frame))),
  ],
  [
    'order:status_update: under payload',
    LIVE,
    'its fields lie flat or under data',
    onEvent(({ type, ...payload }) => ({ type, payload })),
  ],
  ...['orderId', 'userId', 'status', 'timestamp'].map(
    (name) =>
      [
        `order:status_update: without ${name}`,
        LIVE,
        'an event without it is not applied',
        without(name),
      ] as const,
  ),
  ['order:status_update: of another order', LIVE, OF_WHOM, withField('orderId', (id) => `${String(id)}0`)],
  ['order:status_update: of another customer', LIVE, OF_WHOM, withField('userId', (id) => `${String(id)}0`)],
  [
    'order:status_update: an unknown status',
    LIVE,
    'the steps know the status words of the list',
    withField('status', () => 'ON_WAY'),
  ],
  [
    'order:status_update: its time in seconds',
    LIVE,
    'the time is ISO text or milliseconds: newest wins',
    withField('timestamp', inSeconds),
  ],
  [
    'order:status_update: its time in another form',
    LIVE,
    'the time is ISO text or milliseconds',
    withField('timestamp', () => '26.11.2026 12:00'),
  ],
  [
    'order:status_update: a courier as a text',
    LIVE,
    'a broken courier is not shown',
    withField('courierInfo', (courier) => (isFields(courier) ? String(courier['name']) : 'Тимур')),
  ],
]).map((change) => ({ ...change, timeoutSeconds: TIMEOUT_SECONDS }));
