import { plain } from '../../examples/example.ts';
import { KEY, placingExamples } from '../../examples/placing.ts';
import { NAME, OTHER_PHONE, PHONE, PLAIN } from '../../examples/samples.ts';
import { read } from '../../sentence.ts';
import { given } from '../../states.ts';
import type { Bench, Check } from '../check.ts';
import { shownValue, wrong } from '../judgement.ts';
import type { Answer, Call } from '../service.ts';
import { behaviour, fieldOf, isDone, listIn, signedIn } from './own.ts';

const AGAIN = read(
  3,
  'the same key for every retry of the same order; a server that has seen the key answers the first answer again',
);
const JUDGED = read(7, 'a server remembers what it accepted; the same key after a refusal is judged again');

const READY = placingExamples.pickup.given;

/** The order for self-pickup of one product, with this key. */
const order = (bench: Bench, key: string): Call => {
  const { body, city } = placingExamples.pickup;
  return signedIn(bench, {
    operation: 'order.place',
    headers: { 'x-city': city, 'idempotency-key': key },
    body: plain(body, ({ fromState, value }) => bench.values[fromState] ?? value),
  });
};
const idOf = (answer: Answer): string => String(fieldOf(answer, 'id'));

const again = behaviour(
  'an order that is sent again with its key gets the first answer again',
  ['order.place', 'order.active', 'order.history'],
  READY,
  async (bench) => {
    const first = await bench.service.ask(order(bench, KEY));
    if (!isDone(bench, first)) return;
    const second = await bench.service.ask(order(bench, KEY));
    if (second.status !== first.status)
      bench.note(second, wrong('status', `${first.status} is expected again, not ${second.status}`));
    if (idOf(second) !== idOf(first))
      bench.note(
        second,
        wrong(
          '$.id',
          `${shownValue(fieldOf(first, 'id'))} is expected again, not ${shownValue(fieldOf(second, 'id'))}`,
        ),
      );
  },
  AGAIN,
);

const refusedFirst = behaviour(
  'an order that was refused is judged again under the same key',
  ['order.place'],
  [...READY, given('a product has become dearer', { id: PLAIN.id, price: PLAIN.price + 30 })],
  async (bench) => {
    const first = await bench.service.ask(order(bench, KEY));
    if (first.status < 400)
      return bench.note(
        first,
        wrong('status', `a refusal is expected, since the sum has changed, not ${first.status}`),
      );
    await bench.set(given('a product has become dearer', { id: PLAIN.id, price: PLAIN.price }));
    const second = await bench.service.ask(order(bench, KEY));
    if (second.status !== 201)
      bench.note(
        second,
        wrong('status', `201 is expected, now that the sum is right again, not ${second.status}`),
      );
  },
  JUDGED,
);

const ofAnother = behaviour(
  "another customer's order with the same key never gets the first answer",
  ['order.place'],
  READY,
  async (bench) => {
    const first = await bench.service.ask(order(bench, KEY));
    if (!isDone(bench, first)) return;
    const other = await bench.set(given('there is a customer', { phone: OTHER_PHONE, name: NAME }));
    const call = order({ ...bench, values: { ...bench.values, ...other } }, KEY);
    const body = JSON.parse(JSON.stringify(call.body).replaceAll(PHONE, OTHER_PHONE)) as unknown;
    const second = await bench.service.ask({ ...call, body });
    if (idOf(second) === idOf(first) && fieldOf(first, 'id') !== undefined)
      bench.note(
        second,
        wrong('$.id', `${shownValue(fieldOf(first, 'id'))} is the order of another customer`),
      );
    if (second.status >= 500 || second.status === 401)
      bench.note(second, wrong('status', `201 or a refusal is expected, not ${second.status}`));
  },
  AGAIN,
);

const ACTIVE = read(3, 'After 201 the cart is emptied and the active order is fetched');

const found = behaviour(
  'an order that was taken is the active one, and as it was sent',
  ['order.place', 'order.active', 'order.last', 'order.history'],
  READY,
  async (bench) => {
    const placed = await bench.service.ask(order(bench, KEY));
    if (!isDone(bench, placed)) return;
    const parameters = { userId: bench.values['userId'] ?? '' };
    const active = await bench.service.ask(signedIn(bench, { operation: 'order.active', parameters }));
    if (isDone(bench, active)) expectActive(bench, placed, active);
    const last = await bench.service.ask(signedIn(bench, { operation: 'order.last', parameters }));
    expectLast(bench, last);
    const history = await bench.service.ask(
      signedIn(bench, { operation: 'order.history', parameters: { phone: PHONE } }),
    );
    if (isDone(bench, history)) expectHistory(bench, placed, history);
  },
  ACTIVE,
);

const expectActive = ({ note }: Bench, placed: Answer, active: Answer): void => {
  if (idOf(active) !== idOf(placed))
    note(active, wrong('$.id', `the order ${idOf(placed)} was taken, and ${idOf(active)} is active`));
  const sum = fieldOf(active, 'sum');
  if (sum !== undefined && sum !== null && sum !== PLAIN.price)
    note(active, wrong('$.sum', `${PLAIN.price} was ordered, and ${shownValue(sum)} is read`));
};

/** An order under way may not be the last one yet; where there is one, it is this. */
const expectLast = ({ note }: Bench, last: Answer): void => {
  const products: unknown = fieldOf(last, 'products');
  const ordered = listIn({ ...last, body: products });
  if (ordered.length === 0) return;
  const index = ordered.findIndex(({ productId }) => productId === PLAIN.id);
  if (index < 0)
    return note(last, wrong('$.products', `${PLAIN.id} was ordered and is not in the last order`));
  if (ordered[index]?.['amount'] !== 1)
    note(
      last,
      wrong(
        `$.products[${index}].amount`,
        `1 was ordered, and ${shownValue(ordered[index]?.['amount'])} is read`,
      ),
    );
};

/** Sums of the history are the project's own: they may be missing, but not wrong. */
const expectHistory = ({ note }: Bench, placed: Answer, history: Answer): void => {
  const index = listIn(history).findIndex(({ id }) => String(id) === idOf(placed));
  const order = listIn(history)[index];
  if (order === undefined) return;
  const isWrong = (value: unknown): boolean => typeof value === 'number' && value !== PLAIN.price;
  if (isWrong(order['sum']))
    note(
      history,
      wrong(`$[${index}].sum`, `${PLAIN.price} was ordered, and ${shownValue(order['sum'])} is read`),
    );
  const item = listIn({ ...history, body: order['items'] }).findIndex(({ price }) => isWrong(price));
  if (item >= 0)
    note(history, wrong(`$[${index}].items[${item}].price`, `a product of ${PLAIN.price} was ordered`));
};

/** What becomes of an order: under its key, and in what is read afterwards. */
export const placingChecks: readonly Check[] = [again, refusedFirst, ofAnother, found];
