import type { OperationName } from '../../../contracts/operations.ts';
import { changeField, withBody, withStatus, type Change } from './change.ts';

type FieldChange = Parameters<typeof changeField>[2];

/** Refusals stay as they are: what a field's change means is seen in what succeeds. */
const inSuccess = (change: (body: unknown) => unknown) => (response: Response) =>
  response.ok ? withBody(response, change) : response;

const fieldMutant =
  (verb: string, change: FieldChange) =>
  (operation: OperationName, path: string): Change => ({
    operation,
    what: `${verb} ${path}`,
    changeAnswer: inSuccess((body) => changeField(body, path, change)),
  });

const dropped = fieldMutant('drops', (holder, key) => {
  const { [key]: _, ...rest } = holder;
  return rest;
});
const renamed = fieldMutant('renames', (holder, key) => {
  const { [key]: value, ...rest } = holder;
  return { ...rest, [`${key}_`]: value };
});
const nulled = fieldMutant('answers null for', (holder, key) => ({ ...holder, [key]: null }));
const retyped = fieldMutant('wraps', (holder, key) => ({ ...holder, [key]: { value: holder[key] } }));
const listed = fieldMutant('makes a list of', (holder, key) => ({ ...holder, [key]: [holder[key]] }));

const wrapped = (operation: OperationName): Change => ({
  operation,
  what: 'answers an object that holds the list',
  changeAnswer: inSuccess((body) => (Array.isArray(body) ? { items: body } : body)),
});
const enlisted = (operation: OperationName): Change => ({
  operation,
  what: 'answers a list of the object',
  changeAnswer: inSuccess((body) => [body]),
});
const answering = (operation: OperationName, from: number, to: number): Change => ({
  operation,
  what: `answers ${to} for ${from}`,
  changeAnswer: (response) => (response.status === from ? withStatus(response, to) : response),
});
const silent = (operation: OperationName, status: number): Change => ({
  operation,
  what: `answers ${status} without the message`,
  changeAnswer: (response) => (response.status === status ? withBody(response, () => ({})) : response),
});
const overlooking = (operation: OperationName, header: string): Change => ({
  operation,
  what: `overlooks ${header}`,
  changeRequest: (request) => {
    const headers = new Headers(request.headers);
    headers.delete(header);
    return new Request(request, { headers });
  },
});

const FIELDS: readonly Change[] = [
  dropped('user.find', 'id'),
  renamed('user.find', 'balance'),
  retyped('user.change', 'name'),
  dropped('address.list', '*.id'),
  renamed('address.create', 'id'),
  nulled('address.list', '*.street'),
  dropped('catalog.all', 'products'),
  dropped('catalog.all', 'products.*.price'),
  retyped('catalog.all', 'products.*.price'),
  nulled('catalog.all', 'products.*.id'),
  renamed('catalog.all', 'groups.*.name'),
  dropped('catalog.all', 'products.*.groupModifiers.*.modifiers'),
  listed('catalog.all', 'products.*.name'),
  dropped('city.list', '*.iikoId'),
  renamed('city.list', '*.slug'),
  nulled('city.directory', 'streets'),
  retyped('city.zoneDelivery', 'minSum'),
  dropped('like.list', '*.productId'),
  dropped('notification.list', 'items.*.createdAt'),
  nulled('user.find', 'id'),
  listed('order.place', 'id'),
  dropped('order.active', 'delivery'),
  dropped('order.active', 'delivery.status'),
  renamed('order.last', 'products.*.amount'),
  retyped('order.last', 'products.*.productId'),
  dropped('order.history', '*.items'),
  renamed('order.history', '*.items.*.modifiers'),
  dropped('order.place', 'id'),
  renamed('order.place', 'paymentUrl'),
  dropped('page.find', 'html'),
  dropped('promo.list', '*.code'),
  renamed('promo.find', 'code'),
  retyped('promo.calculate', 'discountTotal'),
  listed('promo.calculate', 'discountTotal'),
  renamed('promo.calculate', 'freeProducts'),
  dropped('setting.all', 'WORK_TIME'),
  renamed('setting.all', 'DELIVERY_TERMINALS.*.*.deliveryTerminalId'),
  retyped('setting.all', 'CITIES_DATA.*.serviceFeeId'),
  dropped('setting.checkoutDeliveryText', 'delivery'),
];

const SHAPES: readonly Change[] = [
  wrapped('address.list'),
  wrapped('city.list'),
  wrapped('like.list'),
  wrapped('order.history'),
  wrapped('promo.list'),
  enlisted('user.find'),
  enlisted('order.active'),
  enlisted('promo.calculate'),
];

const STATUSES: readonly Change[] = [
  answering('order.active', 404, 200),
  answering('user.find', 404, 400),
  answering('like.create', 409, 422),
  answering('like.create', 401, 403),
  answering('order.place', 409, 500),
  answering('order.place', 422, 400),
  answering('order.place', 401, 200),
  answering('promo.calculate', 422, 200),
  answering('address.list', 403, 401),
  answering('order.active', 401, 403),
  answering('order.place', 201, 200),
  answering('user.find', 404, 200),
  answering('city.zoneDelivery', 404, 200),
  answering('reservation.create', 409, 422),
  answering('versions.catalog', 200, 204),
  silent('order.place', 409),
  silent('order.place', 422),
  silent('promo.calculate', 422),
];

const HEADERS: readonly Change[] = [
  overlooking('user.find', 'x-login-code'),
  overlooking('address.list', 'authorization'),
  overlooking('order.place', 'authorization'),
  overlooking('order.place', 'idempotency-key'),
  overlooking('promo.calculate', 'x-zone-id'),
  {
    operation: 'order.place',
    what: 'answers 409 without Retry-After',
    changeAnswer: (response) => {
      const headers = new Headers(response.headers);
      headers.delete('retry-after');
      return new Response(response.body, { status: response.status, headers });
    },
  },
];

let memory = 0;
const growing = (operation: OperationName): Change => ({
  operation,
  what: 'answers otherwise each time',
  changeAnswer: inSuccess((body) => {
    memory += 1;
    if (typeof body === 'number') return body + memory;
    if (Array.isArray(body)) return body.slice(0, memory % 2 === 0 ? 0 : body.length);
    return body;
  }),
});
const unreadable = (operation: OperationName, status: number): Change => ({
  operation,
  what: `cannot be read from another origin with ${status}`,
  changeAnswer: (response) => {
    if (response.status !== status) return response;
    const headers = new Headers(response.headers);
    headers.delete('access-control-allow-origin');
    return new Response(response.body, { status, headers });
  },
});
const forgetful = (operation: OperationName): Change => ({
  operation,
  what: 'forgets what was written',
  changeRequest: (request) =>
    new Request(new URL('/api/v1/city/', request.url), { headers: request.headers }),
  changeAnswer: () =>
    Response.json(
      { id: '1', name: 'Мария Ивановна' },
      { status: 201, headers: { 'access-control-allow-origin': '*' } },
    ),
});
const keyless = (what: string, keyOf: (key: string, request: Request) => string): Change => ({
  operation: 'order.place',
  what,
  changeRequest: (request) => {
    const headers = new Headers(request.headers);
    headers.set('idempotency-key', keyOf(headers.get('idempotency-key') ?? '', request));
    return new Request(request, { headers });
  },
});
const lastElement = (operation: OperationName, path: string): Change => ({
  operation,
  what: `spoils the last element of ${path || 'the list'}`,
  changeAnswer: inSuccess((body) => {
    const spoiled = (list: unknown): unknown =>
      Array.isArray(list) && list.length > 1 ? [...(list as readonly unknown[]).slice(0, -1), {}] : list;
    return path === ''
      ? spoiled(body)
      : changeField(body, path, (holder, key) => ({ ...holder, [key]: spoiled(holder[key]) }));
  }),
});

let orders = 0;
/** What no single answer shows. */
const BEHAVIOUR: readonly Change[] = [
  keyless('takes each sending of an order for a new one', (key) => `${key}-${(orders += 1)}`),
  growing('versions.catalog'),
  growing('versions.settings'),
  growing('versions.store'),
  growing('versions.mobileApp'),
  growing('like.list'),
  growing('address.list'),
  growing('city.list'),
  ...(['city.list', 'catalog.all', 'user.find', 'promo.calculate', 'order.place'] as const).map((name) =>
    unreadable(name, name === 'order.place' ? 201 : 200),
  ),
  unreadable('address.list', 401),
  unreadable('vacancy.create', 422),
  unreadable('order.place', 409),
  forgetful('address.create'),
  forgetful('like.create'),
  forgetful('user.change'),
  forgetful('user.create'),
  forgetful('address.remove'),
  forgetful('like.remove'),
  forgetful('user.remove'),
  lastElement('city.list', ''),
  lastElement('catalog.all', 'products'),
  lastElement('catalog.all', 'groups'),
  lastElement('catalog.all', 'stopList'),
];

/** Providers that would hurt the client: each must be rejected. */
export const MUTANTS: readonly Change[] = [...FIELDS, ...SHAPES, ...STATUSES, ...HEADERS, ...BEHAVIOUR];
