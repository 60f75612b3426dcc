import type { OperationName } from '../../../contracts/operations.ts';
import { changeField, changeObjects, isCallOf, withBody, withStatus, type Change } from './change.ts';

type Body = Record<string, unknown>;

const inBody = (
  operation: Change['operation'],
  what: string,
  change: (body: unknown) => unknown,
): Change => ({
  operation,
  what,
  changeAnswer: (response) => (response.ok ? withBody(response, change) : response),
});
const inField = (
  operation: OperationName,
  path: string,
  what: string,
  change: Parameters<typeof changeField>[2],
): Change => inBody(operation, `${what} ${path}`, (body) => changeField(body, path, change));
const without = (operation: OperationName, path: string): Change =>
  inField(operation, path, 'leaves out', (holder, key) => {
    const { [key]: _, ...rest } = holder;
    return rest;
  });
const nulled = (operation: OperationName, path: string): Change =>
  inField(operation, path, 'answers null for', (holder, key) => ({ ...holder, [key]: null }));

const emptyOf =
  (status: number, text: string | null) =>
  (response: Response): Response => {
    const headers = new Headers(response.headers);
    headers.delete('content-length');
    return new Response(text, { status, headers });
  };
const instead = (
  operation: OperationName,
  from: number,
  what: string,
  change: (response: Response) => Response | Promise<Response>,
): Change => ({
  operation,
  what: `${what} for ${from}`,
  changeAnswer: (response) => (response.status === from ? change(response) : response),
});

const messages = (what: string, change: (message: unknown) => unknown): Change => ({
  operation: 'all',
  what,
  changeAnswer: (response) =>
    response.status < 400
      ? response
      : withBody(response, (body) => {
          const { message, ...rest } = body as Body;
          return message === undefined ? body : { ...rest, message: change(message) };
        }),
});

/** Ways that the specification or the readings allow, each alone. */
const WAYS: readonly Change[] = [
  messages('says the words for the customer as a list', (message) => [message]),
  inBody('city.directory', 'answers the bare list of streets', (body) => (body as Body)['streets'] ?? body),
  inField('promo.calculate', 'lostGift', 'answers the code alone for', (holder, key) => ({
    ...holder,
    [key]: (holder[key] as Body | null)?.['code'] ?? null,
  })),
  inField('promo.calculate', 'loyaltyProgramErrors', 'answers objects for', (holder, key) => ({
    ...holder,
    [key]: (holder[key] as readonly string[]).map((message) => ({ message })),
  })),
  inBody('setting.all', 'answers JSON text for objects and lists', (body) =>
    Object.fromEntries(
      Object.entries(body as Body).map(([key, value]) => [
        key,
        typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
      ]),
    ),
  ),
  inBody('setting.all', 'answers JSON text for switches', (body) =>
    Object.fromEntries(
      Object.entries(body as Body).map(([key, value]) => [
        key,
        typeof value === 'boolean' ? String(value) : value,
      ]),
    ),
  ),
  ...(
    [
      'versions.catalog',
      'versions.settings',
      'versions.settingsPolled',
      'versions.store',
      'versions.mobileApp',
    ] as const
  ).map((operation) =>
    inBody(operation, 'answers a text', (body) => (typeof body === 'number' ? String(body) : body)),
  ),
  instead('order.last', 404, '200 with an empty body', emptyOf(200, '')),
  instead('order.last', 404, '200 with null', emptyOf(200, 'null')),
  instead('order.last', 404, '200 with no products', emptyOf(200, '{"products":[]}')),
  instead('order.last', 404, '204', emptyOf(204, null)),
  instead('order.place', 422, '409', (response) => withStatus(response, 409)),
  {
    operation: 'order.place',
    what: '422 for a 409 that is no order under way',
    changeAnswer: (response) =>
      response.status === 409 && !response.headers.has('retry-after') ? withStatus(response, 422) : response,
  },
  ...(
    [
      'address.list',
      'like.list',
      'notification.list',
      'order.active',
      'order.history',
      'promo.list',
      'user.change',
    ] as const
  ).map((operation) => instead(operation, 403, '404', (response) => withStatus(response, 404))),
  ...(['address.remove', 'like.remove'] as const).map((operation) =>
    instead(operation, 404, '204', emptyOf(204, null)),
  ),
  instead('promo.find', 404, '422', (response) => withStatus(response, 422)),
  instead('city.zoneDelivery', 404, '422', (response) => withStatus(response, 422)),
  instead('city.directory', 404, '200 with no streets', emptyOf(200, '{"streets":[]}')),
  instead('setting.checkoutDeliveryText', 404, '200 with nothing', emptyOf(200, '{}')),
  instead('notification.registerDevice', 204, '404', emptyOf(404, '{}')),
  instead('notification.registerWebDevice', 204, '501', emptyOf(501, '{}')),
  instead('like.create', 409, '409 without a word', emptyOf(409, '{}')),
  instead('user.create', 409, '409 without a word', emptyOf(409, '{}')),
  inBody('order.active', 'names no courier', (body) =>
    changeField(body, 'delivery.courierInfo', (holder, key) => ({ ...holder, [key]: null })),
  ),
];

/** What may be empty or left out, each alone. */
const EMPTY: readonly Change[] = [
  without('user.find', 'token'),
  without('user.create', 'token'),
  nulled('catalog.all', 'products.*.image'),
  without('catalog.all', 'products.*.weight'),
  without('catalog.all', 'products.*.energy'),
  without('catalog.all', 'products.*.tags'),
  without('catalog.all', 'groups.*.parentGroup'),
  nulled('catalog.all', 'groups.*.parentGroup'),
  without('city.list', '*.cityIn'),
  without('city.directory', 'streets.*.houses'),
  without('setting.all', 'DELIVERY_TERMINALS.*.*.image'),
  without('setting.all', 'DELIVERY_TERMINALS.*.*.workTime'),
  without('setting.all', 'DELIVERY_TERMINALS.*.*.coordinates'),
  without('setting.all', 'CITY_ZONES.*.*.color'),
  without('setting.all', 'SECTION_PROMO_IMAGES.*.imageMobile'),
  without('setting.all', 'SECTION_PROMO_IMAGES.*.link'),
  nulled('setting.all', 'CITIES_DATA.*.serviceFeeId'),
  without('setting.all', 'ADVENT'),
  without('setting.all', 'HAPPY_HOURS'),
  without('setting.all', 'NEW_YEAR_PROMO'),
  without('setting.all', 'IS_ANALYTICS_CONSENT'),
  without('setting.all', 'MOBILE_APP_LINKS'),
  without('order.last', 'products.*.mods.*.groupId'),
  without('order.last', 'products.*.mods.*.name'),
  without('order.history', '*.deliveryMethod'),
  without('order.history', '*.items.*.isGift'),
  without('order.history', '*.number'),
  without('order.active', 'sum'),
  without('order.active', 'number'),
  without('order.place', 'number'),
  without('notification.list', 'items.*.link'),
  without('promo.list', '*.dateTo'),
  without('promo.find', 'description'),
  nulled('promo.calculate', 'lostGift'),
  inBody('all', 'leaves out what is null', (body) =>
    changeObjects(body, (part) =>
      Object.fromEntries(Object.entries(part).filter(([, value]) => value !== null)),
    ),
  ),
];

const isLoginWithoutCode = (request: Request): boolean =>
  /^\/api\/v1\/user(\/[^/]+)?$/.test(new URL(request.url).pathname) &&
  ['GET', 'POST'].includes(request.method) &&
  request.headers.get('x-login-code') !== '1234';

/** A service that asks for the code at each login. */
const ALWAYS_CODE: Change = {
  operation: 'all',
  what: 'asks for a code at each login',
  // Nothing is done before the code is there.
  changeRequest: (request) =>
    isLoginWithoutCode(request) ? new Request(new URL('/api/v1/city/', request.url)) : request,
  changeAnswer: (response, request) =>
    isLoginWithoutCode(request)
      ? Response.json(
          { codeRequired: true },
          { status: 401, headers: { 'access-control-allow-origin': '*' } },
        )
      : response,
};

const together = (changes: readonly Change[]): Change => ({
  operation: 'all',
  what: 'takes the other way everywhere',
  changeAnswer: async (response, request) => {
    let answer = response;
    for (const { operation, changeAnswer } of changes)
      if (changeAnswer && isCallOf(operation, request)) answer = await changeAnswer(answer, request);
    return answer;
  },
});

/** One of each group at once: a service that differs wherever it may. */
const OTHERWISE = together([
  ...WAYS.filter(({ what }) => !/with null|no products|empty body|no streets for/.test(what)),
  ...EMPTY,
]);

/** Providers that take another way than the reference provider: none may be rejected. */
export const ALLOWED: readonly Change[] = [...WAYS, ...EMPTY, ALWAYS_CODE, OTHERWISE];
