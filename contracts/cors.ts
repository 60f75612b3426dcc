import { operationOf, type OperationName } from './operations.ts';

/** A question that a browser asks before the shop, on another origin than the API, may call. */
export interface Preflight {
  readonly description: string;
  readonly path: string;
  readonly origin: string;
  readonly method: string;
  /** Lower case and sorted, as browsers name them. */
  readonly headers: readonly string[];
}

/** Any origin will do: the API answers its own shops, or everybody, since no cookies are involved. */
export const SHOP_ORIGIN = 'https://shop.example';

/** The headers that the shop sends with an operation and that a browser asks about. */
export const askedHeaders = (name: OperationName): readonly string[] => {
  const { route } = operationOf(name);
  const hasBody = 'body' in route;
  return [...Object.keys(route.headers ?? {}), ...(hasBody ? ['content-type'] : [])].toSorted();
};

const preflight = (name: OperationName, path: string): Preflight => {
  const { method } = operationOf(name).route;
  return {
    description: `the question of a browser before ${method} ${path}`,
    path: `/api/v1${path}`,
    origin: SHOP_ORIGIN,
    method,
    headers: askedHeaders(name),
  };
};

/** One for each method, with the most headers that go with it; POST twice, since no single call sends them all. */
export const preflights: readonly Preflight[] = [
  preflight('user.find', '/user/%2B79990000001'),
  preflight('order.place', '/order'),
  preflight('user.create', '/user'),
  preflight('user.change', '/user/%2B79990000001'),
  preflight('address.remove', '/address/address-1'),
];
