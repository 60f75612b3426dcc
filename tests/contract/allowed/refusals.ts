import { assumptions, issue, specification } from '../changes/change.ts';
import { onAnswer, onRefusal, withHeaders, withoutBody } from '../changes/edits.ts';
import type { Answer, MakeLayer } from '../layers/layer.ts';
import { isFields } from '../layers/layer.ts';
import { json } from '../layers/wire.ts';
import { allowedBy } from './alternative.ts';

const REFUSED = [
  'address.list',
  'address.create',
  'address.remove',
  'notification.list',
  'notification.registerDevice',
  'notification.registerWebDevice',
  'user.find',
  'user.create',
  'user.change',
  'user.remove',
  'order.active',
  'order.last',
  'order.history',
  'order.place',
  'like.list',
  'like.create',
  'like.remove',
  'promo.list',
  'promo.find',
  'promo.calculate',
  'reservation.create',
  'vacancy.create',
  'page.find',
  'city.directory',
  'city.zoneDelivery',
  'setting.checkoutDeliveryText',
];

const asList = (answer: Answer): Answer => {
  const { body, status } = answer;
  const isRefusal = status >= 400 && isFields(body) && typeof body['message'] === 'string';
  return isRefusal ? { ...answer, body: { ...body, message: [body['message']] } } : answer;
};

/** Answers without a word, where no state has given one. */
const wordless = (operation: string, status: number): MakeLayer =>
  onRefusal(operation, status, (answer) => ({ ...answer, body: {} }));

export const STRANGERS = [
  'order.active',
  'order.last',
  'order.history',
  'like.list',
  'address.list',
  'notification.list',
  'promo.list',
  'user.change',
];

/** 403 for what is another customer's; a refusal that a state asks for stays. */
export const notFoundForStrangers = (operations: readonly string[]): MakeLayer => {
  const unknown = onRefusal(operations, 403, () => json(404, { message: 'Не найдено' }));
  return () => {
    let isAsked = false;
    return {
      state: (asked, next) => {
        if (asked.action === 'teardown') isAsked = false;
        else if (asked.state === 'the call is refused') isAsked = true;
        return next(asked);
      },
      call: (call, next) => (isAsked ? next(call) : (unknown().call?.(call, next) ?? next(call))),
    };
  };
};

/** A refusal with one of the two statuses that are read alike. */
const orderRefusal = (from: number, to: number): MakeLayer =>
  onRefusal('order.place', from, (answer) =>
    'retry-after' in answer.headers ? answer : { ...answer, status: to },
  );

export const listsOfMessages: MakeLayer = onAnswer('*', asList);

export const refusals = [
  ...allowedBy(
    'a message as a list',
    assumptions('6, the two messages in English', '`message` may be a string or a list (joined)'),
    REFUSED.map((operation) => [`${operation}: a message as a list`, operation, onAnswer(operation, asList)]),
  ),
  ...allowedBy('a refusal without a word', specification('8', "the server's message, else our words"), [
    ['address.list: 401 without a message', 'address.list', wordless('address.list', 401)],
    ['order.place: 401 without a message', 'order.place', wordless('order.place', 401)],
    ['user.find: 404 without a message', 'user.find', wordless('user.find', 404)],
    ['promo.find: 404 without a message', 'promo.find', wordless('promo.find', 404)],
    ['city.zoneDelivery: 404 without a message', 'city.zoneDelivery', wordless('city.zoneDelivery', 404)],
    ['like.create: 409 without a message', 'like.create', wordless('like.create', 409)],
  ]),
  ...allowedBy('404 without a body', specification('7', 'the user; 404: none'), [
    ['user.find: 404 without a body', 'user.find', onRefusal('user.find', 404, withoutBody)],
  ]),
  ...allowedBy('404 without a body', specification('7', 'GET /user/{userId}/active-order | 404: none'), [
    ['order.active: 404 without a body', 'order.active', onRefusal('order.active', 404, withoutBody)],
  ]),
  ...allowedBy('404 without a body', assumptions('3', '404 falls back to the text bundled with the client'), [
    ['page.find: 404 without a body', 'page.find', onRefusal('page.find', 404, withoutBody)],
  ]),
  ...allowedBy('409 or 422', assumptions('3', '409 or 422 { message }'), [
    ['order.place: a changed sum is refused with 422', 'order.place', orderRefusal(409, 422)],
    ['order.place: a stopped shop refuses with 409', 'order.place', orderRefusal(422, 409)],
    [
      'order.place: Retry-After of three seconds',
      'order.place',
      onRefusal('order.place', 409, (answer) =>
        'retry-after' in answer.headers ? withHeaders(answer, { 'retry-after': '3' }) : answer,
      ),
    ],
  ]),
  ...allowedBy(
    '404 for another customer’s',
    issue('Another customer’s: 403 or 404'),
    STRANGERS.map((operation) => [
      `${operation}: 404 for what is another customer’s`,
      operation,
      notFoundForStrangers([operation]),
    ]),
  ),
];
