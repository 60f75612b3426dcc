import { assumptions, specification, type AllowedChange, type Sentence } from '../changes/change.ts';
import { isSuccess, onAnswer, onRefusal, withHeaders } from '../changes/edits.ts';
import type { MakeLayer } from '../layers/layer.ts';
import { json } from '../layers/wire.ts';
import { allowedBy } from './alternative.ts';

const EMPTY = 204;
const NO_TYPE = { 'content-type': null };

/** Another status for success; 204 goes without a body, any other with one. */
export const answeredWith = (operation: string, status: number, body: unknown = {}): MakeLayer =>
  onAnswer(operation, (answer) => {
    if (!isSuccess(answer)) return answer;
    if (status === EMPTY) return withHeaders({ status, headers: answer.headers }, NO_TYPE);
    return { ...answer, ...json(status, answer.body ?? body, answer.headers) };
  });

const goneAlready = (operation: string): MakeLayer =>
  onRefusal(operation, 404, ({ headers }) => withHeaders({ status: EMPTY, headers }, NO_TYPE));

const ANY_SUCCESS = assumptions('6, DELETE', 'any 2xx is success; 404 on DELETE is "already gone", success');

const row = (call: string): Sentence => specification('7', call);

const posted = (
  operation: string,
  sentence: Sentence,
  statuses: readonly number[],
): readonly AllowedChange[] =>
  allowedBy(
    'another status of success',
    sentence,
    statuses.map((status) => [`${operation}: ${status}`, operation, answeredWith(operation, status)]),
  );

export const statuses: readonly AllowedChange[] = [
  ...posted('address.create', row('POST /address/ | fields + userId → address'), [200]),
  ...posted('user.create', row('receiveAdvertisingInformation} → user'), [200]),
  ...posted('like.create', row('POST /like | {userId, productId}; 409: liked already'), [200, EMPTY]),
  ...posted('promo.calculate', row('POST /promo | the promo payload → {discountTotal'), [201]),
  ...posted(
    'notification.registerDevice',
    row('POST /notification/device | {FCMToken, customerId}'),
    [200, 201],
  ),
  ...posted(
    'notification.registerWebDevice',
    row('POST /notification/web-device | {customerId, fcmToken}'),
    [200, 201],
  ),
  ...['address.remove', 'like.remove', 'user.remove'].flatMap((operation) =>
    posted(operation, ANY_SUCCESS, [200, 202]),
  ),
  ...allowedBy(
    'a DELETE of what is gone',
    ANY_SUCCESS,
    ['address.remove', 'like.remove'].map((operation) => [
      `${operation}: 204 for what is gone`,
      operation,
      goneAlready(operation),
    ]),
  ),
];
