import { isFields, isList, type Answer } from '../layers/layer.ts';
import type { ServedLayers } from '../layers/serve.ts';
import { loginAt, type Customer } from './customer.ts';
import * as is from './given.ts';
import { postState } from './observe.ts';

const OTHER_PHONE = '+79990001133';
const NEW_PHONE = '+79990001144';
const FOREIGN = [
  'order.active',
  'order.last',
  'order.history',
  'like.list',
  'address.list',
  'notification.list',
];

/** What a sequence of calls has shown: a word for each step, without ids and times. */
export type Shown = Readonly<Record<string, unknown>>;

const fieldOf = (value: unknown, name: string): unknown => (isFields(value) ? value[name] : undefined);
const itemsOf = (body: unknown): readonly unknown[] => (isList(body) ? body : []);
const paramsOf = ({ id }: Customer) => ({ userId: id, phone: is.PHONE });

const profile = async (customer: Customer): Promise<Shown> => {
  const params = paramsOf(customer);
  const consents = { personalData: true, PUSHNotifications: true, receiveAdvertisingInformation: true };
  await customer.call('user.change', { params, body: { name: 'Н', ...consents } });
  await customer.call('user.change', { params, body: { name: 'Новое имя' } });
  const { body } = await customer.call('user.find', { params });
  return { profile: ['name', ...Object.keys(consents)].map((name) => fieldOf(body, name)) };
};

const addresses = async (customer: Customer): Promise<Shown> => {
  const params = paramsOf(customer);
  const read = async () => itemsOf((await customer.call('address.list', { params })).body);
  const body = { ...is.ADDRESS_LINES, userId: customer.id };
  const made = await customer.call('address.create', { body });
  const [first, ...more] = await read();
  const addressId = String(fieldOf(first, 'id') ?? fieldOf(made.body, 'id'));
  const removed = await customer.call('address.remove', { params: { addressId } });
  return {
    address: [fieldOf(made.body, 'id') === fieldOf(first, 'id'), more.length, removed.status],
    lines: Object.keys(is.ADDRESS_LINES).map((name) => fieldOf(first, name)),
    addressesLeft: (await read()).length,
  };
};

const likes = async (customer: Customer): Promise<Shown> => {
  const params = { ...paramsOf(customer), productId: is.PLAIN.id };
  const like = () => customer.call('like.create', { body: { userId: customer.id, productId: is.PLAIN.id } });
  const read = async () => itemsOf((await customer.call('like.list', { params })).body).length;
  const statuses = [(await like()).status, (await like()).status];
  const liked = await read();
  await customer.call('like.remove', { params });
  return { likes: [...statuses, liked, await read()] };
};

const orders = async (customer: Customer, other: Customer, terminalId: string): Promise<Shown> => {
  const params = paramsOf(customer);
  const body = is.orderBody(terminalId);
  const place = (who: Customer, key: string, order: object = body): Promise<Answer> =>
    who.call('order.place', { headers: { 'idempotency-key': key, 'x-city': 'samara' }, body: order });
  const refused = await place(customer, 'one', { ...body, total: 1 });
  const judgedAgain = await place(customer, 'one');
  const first = await place(customer, 'two');
  const again = await place(customer, 'two');
  const another = await place(other, 'two', { ...body, customer: { phone: OTHER_PHONE, name: 'Олег' } });
  const id = fieldOf(first.body, 'id');
  const [active, last, history] = await Promise.all(
    ['order.active', 'order.last', 'order.history'].map((operation) => customer.call(operation, { params })),
  );
  return {
    orders: [refused, judgedAgain, first, again, another].map(({ status }) => status),
    isSame: [fieldOf(again.body, 'id') === id, fieldOf(another.body, 'id') === id],
    active: [active?.status, fieldOf(active?.body, 'sum')],
    last: itemsOf(fieldOf(last?.body, 'products')).map((dish) => [
      fieldOf(dish, 'productId'),
      fieldOf(dish, 'amount'),
    ]),
    history: itemsOf(history?.body).map((order) => fieldOf(order, 'sum')),
  };
};

const foreign = async (customer: Customer, other: Customer): Promise<Shown> => {
  const params = paramsOf(customer);
  const reads = await Promise.all(FOREIGN.map((operation) => other.call(operation, { params })));
  const promos = await other.call('promo.list', { query: { userId: customer.id } });
  const change = await other.call('user.change', { params, body: { name: 'Чужой' } });
  return { foreign: [...reads, promos, change].map(({ status }) => status) };
};

const accounts = async (customer: Customer): Promise<Shown> => {
  const find = async (phone: string) => (await customer.call('user.find', { params: { phone } })).status;
  const removed = await customer.call('user.remove', { params: paramsOf(customer) });
  const left = await find(is.PHONE);
  const made = await customer.call('user.create', { body: { phone: NEW_PHONE } });
  return { accounts: [removed.status, left, made.status, await find(NEW_PHONE)] };
};

/** Writes and reads as two customers, and says what came of it. */
export async function sequenceOf(served: ServedLayers): Promise<Shown> {
  const set = ({ state, params }: is.Given) =>
    postState(served.statesUrl, { state, params, action: 'setup' });
  await set(is.customer);
  await set({ state: 'there is another customer', params: { phone: OTHER_PHONE } });
  await set(is.plainProduct);
  await set(is.free);
  const { terminalId = '' } = await set(is.restaurant);
  const customer = await loginAt(served.url, is.PHONE);
  const other = await loginAt(served.url, OTHER_PHONE);
  return {
    ...(await profile(customer)),
    ...(await addresses(customer)),
    ...(await likes(customer)),
    ...(await orders(customer, other, terminalId)),
    ...(await foreign(customer, other)),
    ...(await accounts(customer)),
  };
}
