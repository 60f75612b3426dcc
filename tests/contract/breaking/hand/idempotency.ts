import { onAnswer, onRefusal, withHeaders } from '../../changes/edits.ts';
import { tokenOf } from '../../layers/people.ts';
import { isFields, stacked, type Answer, type Call, type Layer, type MakeLayer } from '../../layers/layer.ts';
import { json } from '../../layers/wire.ts';
import { byHand } from './hand.ts';

const KEY = 'idempotency-key';
const CREATED = 201;

let made = 0;
const freshKey = (): string => `other-key-${(made += 1)}`;
const withKey = (call: Call, key: string): Call => ({ ...call, headers: { ...call.headers, [KEY]: key } });

/** Changes orders by what was answered to their key before. */
const onOrder =
  (
    place: (
      key: string,
      first: Answer | undefined,
      run: (key?: string) => Promise<Answer>,
    ) => Promise<Answer>,
    isPerCustomer = true,
  ): MakeLayer =>
  (): Layer => {
    const answers = new Map<string, Answer>();
    return {
      call: async (call, next) => {
        const key = call.headers[KEY];
        if (call.operation !== 'order.place' || key === undefined) return next(call);
        const whole = isPerCustomer ? `${tokenOf(call)} ${key}` : key;
        const first = answers.get(whole);
        const answer = await place(key, first, (other = key) => next(withKey(call, other)));
        if (first === undefined) answers.set(whole, answer);
        return answer;
      },
      state: (asked, next) => {
        if (asked.action === 'teardown') answers.clear();
        return next(asked);
      },
    };
  };

const isAccepted = (answer: Answer | undefined): answer is Answer => answer?.status === CREATED;

const underWayUnnoticed: MakeLayer = () => ({
  state: async (asked, next) =>
    asked.state === 'an order with this key is under way' ? json(200, {}) : next(asked),
});

export const idempotency = byHand('Idempotency-Key', [
  [
    'the same key places another order',
    'order.place',
    'a customer who lost the first answer pays twice',
    stacked(
      underWayUnnoticed,
      onOrder((_, __, run) => run(freshKey())),
    ),
  ],
  [
    'the same key gets the first answer, but another order is placed',
    'order.place',
    'the kitchen cooks twice',
    stacked(
      underWayUnnoticed,
      onOrder(async (_, first, run) => {
        const answer = await run(freshKey());
        return isAccepted(first) ? first : answer;
      }),
    ),
  ],
  [
    'the same key is answered with another id',
    'order.place',
    'the customer follows an order that does not exist',
    onOrder(async (_, first, run) => {
      const answer = await run();
      if (!isAccepted(first) || !isFields(answer.body)) return answer;
      return { ...answer, body: { ...answer.body, id: freshKey() } };
    }),
  ],
  [
    'the same key is refused once its order was taken',
    'order.place',
    'a customer whose order is being cooked is told that it was refused',
    onOrder(async (_, first, run) =>
      isAccepted(first) ? json(409, { message: 'Такой заказ уже есть' }) : run(),
    ),
  ],
  [
    'a key under way places another order',
    'order.place',
    'the second of two requests places a second order',
    underWayUnnoticed,
  ],
  [
    'a key under way is refused without Retry-After',
    'order.place',
    '409 without Retry-After is a refusal that is shown',
    onRefusal('order.place', 409, (answer) => withHeaders(answer, { 'retry-after': null })),
  ],
  [
    'a key under way is answered with 425',
    'order.place',
    'only 409 with Retry-After says that the first request is under way',
    onAnswer('order.place', (answer) =>
      answer.status === 409 && 'retry-after' in answer.headers ? { ...answer, status: 425 } : answer,
    ),
  ],
  [
    'a refusal is remembered for its key',
    'order.place',
    'an order that could be taken now stays refused',
    onOrder(async (_, first, run) => first ?? run()),
  ],
  [
    'another customer with the same key gets the first answer',
    'order.place',
    'a stranger gets the number of somebody’s order, and no order',
    onOrder(async (_, first, run) => (isAccepted(first) ? first : run()), false),
  ],
  [
    'a changed sum is taken without a word',
    'order.place',
    'the customer pays more than they saw',
    onOrder(async (_, __, run) => {
      const answer = await run();
      const isRefused = answer.status === 409 && !('retry-after' in answer.headers);
      return isRefused ? json(CREATED, { id: freshKey(), number: '7' }) : answer;
    }),
  ],
  [
    'a stopped shop takes orders',
    'order.place',
    'nobody cooks the order that was taken',
    onAnswer('order.place', (answer) =>
      answer.status === 422 ? json(CREATED, { id: 'taken', number: '7' }) : answer,
    ),
  ],
]);
