import { plain } from '../examples/example.ts';
import { placingExamples, KEY } from '../examples/placing.ts';
import { promoExamples } from '../examples/promo.ts';
import { CITY, LINES, PHONE, PLAIN } from '../examples/samples.ts';
import { isSchema } from '../definition.ts';
import { orderStatusUpdate, orderStatusUpdateUnderData } from '../live.ts';
import { operationOf, type OperationName } from '../operations.ts';
import { given, type Given } from '../states.ts';
import * as z from 'zod/mini';
import type { Bench } from './check.ts';
import { shownValue, wrong } from './judgement.ts';
import { connect } from './liveConnection.ts';
import { isFields, listOf, plainText } from './reading.ts';
import type { Answer, Call } from './service.ts';
import { NotApplicable } from './stateSetter.ts';
import { isKnownStatus } from './statuses.ts';
import { judged } from './wire.ts';

/** What a visit knows by now. */
export interface Memory {
  readonly liveUrl: string | null;
  userId?: string;
  token?: string | null;
  orderId?: string;
  status?: string;
}

/** One step of a visit. */
export interface Step {
  readonly name: string;
  readonly operations: readonly OperationName[];
  readonly walk: (bench: Bench, memory: Memory) => Promise<void>;
}

/** What is true before the customer comes. */
export const VISIT_STATES: readonly Given[] = placingExamples.pickup.given;

const HEADERS = { 'x-city': CITY };

/** The answer, once it is a success that its schema fits. */
const fine = async ({ service, login, note }: Bench, call: Call): Promise<Answer> => {
  const answer = call.operation === 'user.find' ? await login(call) : await service.ask(call);
  const schema: unknown = operationOf(call.operation).route.responses[answer.status];
  if (answer.status < 200 || answer.status > 299)
    note(answer, wrong('status', `2xx is expected, not ${answer.status}`));
  else if (isSchema(schema) && answer.text.trim() !== '') note(answer, judged(schema, answer.body));
  return answer;
};

const session = ({ values }: Bench, { token }: Memory) => ({ token: token ?? values['token'] ?? null });

const VERSIONS = ['versions.catalog', 'versions.settings', 'versions.store', 'versions.mobileApp'] as const;

const filled = ({ values }: Bench, body: object): unknown =>
  plain(body, ({ fromState, value }) => values[fromState] ?? value);

const statuses = async (bench: Bench, memory: Memory): Promise<void> => {
  const { liveUrl, userId = '' } = memory;
  if (liveUrl === null || !liveUrl.startsWith('ws'))
    throw new NotApplicable(
      'the live connection',
      'no --live ws…: statuses over the socket were not looked at',
    );
  const connection = await connect(liveUrl, session(bench, memory).token, bench.timeoutMs);
  try {
    connection.send({ type: 'subscribe', channel: `user:${userId}:orders` });
    connection.send({ type: 'ping' });
    await connection.next('pong');
    await bench.set(given('an order moves on', { phone: PHONE }));
    const message = await connection.next('order:status_update');
    bench.noteMessage(
      'order:status_update',
      judged(z.union([orderStatusUpdate, orderStatusUpdateUnderData]), message),
    );
    const event = isFields(message) && isFields(message['data']) ? message['data'] : message;
    if (!isFields(event)) return;
    bench.noteMessage('order:status_update', isKnownStatus(event, '$'));
    if (String(event['orderId']) !== memory.orderId)
      bench.fail(
        `the order ${memory.orderId} was placed, and ${shownValue(event['orderId'])} moves on`,
        'order:status_update',
      );
    memory.status = String(event['status']);
  } finally {
    connection.close();
  }
};

/** From the first look to the order on its way, by one customer. */
export const STEPS: readonly Step[] = [
  {
    name: 'the versions',
    operations: VERSIONS,
    walk: async (bench) => {
      for (const operation of VERSIONS) await fine(bench, { operation });
    },
  },
  {
    name: 'the settings',
    operations: ['setting.all', 'city.list'],
    walk: async (bench) => {
      const cities = await fine(bench, { operation: 'city.list' });
      if (!listOf(cities.body).some(({ slug }) => slug === CITY))
        bench.note(cities, wrong('$', `no city has the slug ${shownValue(CITY)}`));
      await fine(bench, { operation: 'setting.all', headers: HEADERS });
    },
  },
  {
    name: 'the menu',
    operations: ['catalog.all'],
    walk: async (bench) => {
      const menu = await fine(bench, { operation: 'catalog.all', headers: HEADERS });
      const products = listOf(isFields(menu.body) ? menu.body['products'] : null);
      const dish = products.find(({ id }) => id === PLAIN.id);
      if (dish?.['price'] !== PLAIN.price)
        bench.note(
          menu,
          wrong(
            '$.products',
            `${PLAIN.id} is expected for ${PLAIN.price}, not for ${shownValue(dish?.['price'])}`,
          ),
        );
    },
  },
  {
    name: 'the login',
    operations: ['user.find'],
    walk: async (bench, memory) => {
      const { body } = await fine(bench, { operation: 'user.find', parameters: { phone: PHONE } });
      const user = isFields(body) ? body : {};
      memory.userId = plainText(user['id']);
      memory.token = typeof user['token'] === 'string' ? user['token'] : null;
    },
  },
  {
    name: 'an address',
    operations: ['address.create', 'address.list'],
    walk: async (bench, memory) => {
      const { userId = '' } = memory;
      const body = { userId, ...LINES };
      await fine(bench, { operation: 'address.create', body, ...session(bench, memory) });
      const list = await fine(bench, {
        operation: 'address.list',
        parameters: { userId },
        ...session(bench, memory),
      });
      if (!listOf(list.body).some(({ street }) => street === LINES.street))
        bench.note(list, wrong('$', `the address in ${LINES.street} was saved and is not in the list`));
    },
  },
  {
    name: 'a calculation of the cart',
    operations: ['promo.calculate'],
    walk: async (bench, memory) => {
      const body = filled(bench, promoExamples.nothingGranted.body);
      await fine(bench, { operation: 'promo.calculate', headers: HEADERS, body, ...session(bench, memory) });
    },
  },
  {
    name: 'an order',
    operations: ['order.place', 'order.active'],
    walk: async (bench, memory) => {
      const headers = { ...HEADERS, 'idempotency-key': KEY };
      const body = filled(bench, placingExamples.pickup.body);
      const placed = await fine(bench, {
        operation: 'order.place',
        headers,
        body,
        ...session(bench, memory),
      });
      memory.orderId = isFields(placed.body) ? String(placed.body['id']) : '';
      const parameters = { userId: memory.userId ?? '' };
      const active = await fine(bench, { operation: 'order.active', parameters, ...session(bench, memory) });
      if (isFields(active.body) && String(active.body['id']) !== memory.orderId)
        bench.note(
          active,
          wrong(
            '$.id',
            `the order ${memory.orderId} was placed, and ${shownValue(active.body['id'])} is active`,
          ),
        );
    },
  },
  { name: 'its statuses', operations: [], walk: statuses },
  {
    name: 'the order, read again',
    operations: ['order.active'],
    walk: async (bench, memory) => {
      const parameters = { userId: memory.userId ?? '' };
      const { body } = await fine(bench, {
        operation: 'order.active',
        parameters,
        ...session(bench, memory),
      });
      const delivery = isFields(body) && isFields(body['delivery']) ? body['delivery'] : {};
      if (memory.status !== undefined && delivery['status'] !== memory.status)
        bench.fail(
          `${memory.status} was pushed, and ${shownValue(delivery['status'])} is read`,
          'GET /user/{userId}/active-order',
        );
    },
  },
];
