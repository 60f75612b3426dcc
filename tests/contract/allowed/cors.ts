import { assumptions, type AllowedChange } from '../changes/change.ts';
import { withHeaders } from '../changes/edits.ts';
import type { Answer, Call, MakeLayer } from '../layers/layer.ts';
import { allowedBy } from './alternative.ts';

const CORS = assumptions(
  '6, CORS',
  'the API allows authorization, content-type, x-city, x-zone-id, idempotency-key',
);

const onEvery =
  (change: (answer: Answer, call: Call) => Answer): MakeLayer =>
  () => ({ call: async (call, next) => change(await next(call), call) });

/** The origin that asks instead of `*`; none where no browser asks. */
export const ownOrigin: MakeLayer = onEvery((answer, call) =>
  withHeaders(answer, { 'access-control-allow-origin': call.headers['origin'] ?? null, vary: 'Origin' }),
);

const inCapitals: MakeLayer = onEvery((answer) =>
  withHeaders(answer, {
    'access-control-allow-headers': answer.headers['access-control-allow-headers']?.toUpperCase() ?? null,
    'access-control-allow-methods': answer.headers['access-control-allow-methods'] ?? null,
  }),
);

/** Allows only the method and the headers that the browser has asked about. */
const asAsked: MakeLayer = onEvery((answer, { method, headers }) =>
  method === 'OPTIONS'
    ? withHeaders(answer, {
        'access-control-allow-methods': headers['access-control-request-method'] ?? 'GET',
        'access-control-allow-headers': headers['access-control-request-headers'] ?? null,
      })
    : answer,
);

const withBody: MakeLayer = onEvery((answer, { method }) =>
  method === 'OPTIONS' ? { ...answer, status: 200, text: 'OK' } : answer,
);

const unremembered: MakeLayer = onEvery((answer) => withHeaders(answer, { 'access-control-max-age': null }));

export const cors: readonly AllowedChange[] = allowedBy('another way of CORS', CORS, [
  ['catalog.all: the origin that asks instead of *', 'catalog.all', ownOrigin],
  ['order.place: the origin that asks instead of *', 'order.place', ownOrigin],
  ['order.place: names of headers in capitals', 'order.place', inCapitals],
  ['user.change: only what a browser asks about', 'user.change', asAsked],
  ['like.remove: the question of a browser is answered with 200', 'like.remove', withBody],
  ['address.create: browsers ask each time', 'address.create', unremembered],
]);
