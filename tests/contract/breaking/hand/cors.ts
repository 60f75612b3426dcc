import { onAnswer, onRefusal, withHeaders } from '../../changes/edits.ts';
import type { Answer, Call, MakeLayer } from '../../layers/layer.ts';
import { json } from '../../layers/wire.ts';
import { byHand } from './hand.ts';

const ORIGIN = 'access-control-allow-origin';
const HEADERS = 'access-control-allow-headers';
const METHODS = 'access-control-allow-methods';
const DENIED = 'a browser of another origin gets nothing';

/** Changes the answers to the questions of browsers before calls. */
const onPreflight =
  (change: (answer: Answer, call: Call) => Answer): MakeLayer =>
  () => ({
    call: async (call, next) => {
      const answer = await next(call);
      return call.method === 'OPTIONS' ? change(answer, call) : answer;
    },
  });

const without = (header: string, name: string): MakeLayer =>
  onPreflight((answer) =>
    withHeaders(answer, {
      [header]: (answer.headers[header] ?? '')
        .split(/, */)
        .filter((each) => each.toLowerCase() !== name.toLowerCase())
        .join(', '),
    }),
  );

const unreadable = (answer: Answer): Answer => withHeaders(answer, { [ORIGIN]: null });
const sendsOf = (method: string): MakeLayer =>
  onAnswer('*', (answer, call) => (call.method === method ? unreadable(answer) : answer));

const ASKED = [
  ['authorization', 'address.list'],
  ['content-type', 'user.create'],
  ['x-city', 'catalog.all'],
  ['x-zone-id', 'promo.calculate'],
  ['idempotency-key', 'order.place'],
  ['x-captcha-token', 'reservation.create'],
  ['x-login-code', 'user.find'],
] as const;

export const cors = byHand('CORS', [
  ...ASKED.map(
    ([name, operation]) =>
      [`browsers may not send ${name}`, operation, DENIED, without(HEADERS, name)] as const,
  ),
  ['browsers may not PATCH', 'user.change', 'nobody can change a profile', without(METHODS, 'PATCH')],
  ['browsers may not DELETE', 'like.remove', 'nobody can take a like back', without(METHODS, 'DELETE')],
  [
    'browsers may send * only',
    'address.list',
    '* stands for all headers but Authorization',
    onPreflight((answer) => withHeaders(answer, { [HEADERS]: '*' })),
  ],
  ['the question of a browser is 404', 'order.place', DENIED, onPreflight(() => json(404, {}))],
  ['the question of a browser wants a session', 'address.list', DENIED, onPreflight(() => json(401, {}))],
  [
    'the question of a browser is answered for another origin',
    'order.place',
    DENIED,
    onPreflight((answer) => withHeaders(answer, { [ORIGIN]: 'https://other.example' })),
  ],
  [
    'the question of a browser about one address is not answered',
    'notification.registerWebDevice',
    DENIED,
    onPreflight((answer, { path }) => (path.endsWith('/web-device') ? json(405, {}) : answer)),
  ],
  ['answers to GET are not readable from another origin', 'catalog.all', DENIED, sendsOf('GET')],
  ['answers to POST are not readable from another origin', 'promo.calculate', DENIED, sendsOf('POST')],
  ['answers to PATCH are not readable from another origin', 'user.change', DENIED, sendsOf('PATCH')],
  ['answers to DELETE are not readable from another origin', 'like.remove', DENIED, sendsOf('DELETE')],
  [
    'a 401 is not readable from another origin',
    'address.list',
    'the customer is not logged out, and sees an error of the network',
    onRefusal('*', 401, unreadable),
  ],
  [
    'a 422 is not readable from another origin',
    'order.place',
    'the customer does not learn why',
    onRefusal('*', 422, unreadable),
  ],
  [
    'answers allow another origin only',
    'catalog.all',
    DENIED,
    onAnswer('*', (answer) => withHeaders(answer, { [ORIGIN]: 'https://other.example' })),
  ],
  [
    'Retry-After is not exposed',
    'order.place',
    'a browser does not see that the first request is under way',
    onAnswer('*', (answer) => withHeaders(answer, { 'access-control-expose-headers': null })),
  ],
]);
