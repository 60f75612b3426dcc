import type { ContractNoBody, initContract } from '@ts-rest/core';

// Of ts-rest the types alone are used: nothing of it runs (decision 0052).

type Notation = Pick<ReturnType<typeof initContract>, 'router' | 'responses' | 'noBody'>;

interface RouterOptions {
  readonly pathPrefix?: string;
  readonly strictStatusCodes?: boolean;
}
type Part = Readonly<Record<string, unknown>>;
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

/** A route has a method and a path; anything else of a router holds routes. */
export const isRoute = (part: object): boolean => 'method' in part && 'path' in part;

const withOptions = (part: Part, { pathPrefix = '', ...options }: RouterOptions): Part =>
  isRoute(part)
    ? { ...part, path: `${pathPrefix}${String(part['path'])}`, ...options }
    : Object.fromEntries(
        Object.entries(part).map(([name, inner]) => [
          name,
          isPart(inner) ? withOptions(inner, { pathPrefix, ...options }) : inner,
        ]),
      );

const NO_BODY = Symbol('no body');

/** The notation of routes, with ts-rest's types: `router`, `responses` and `noBody`, which say what is and do nothing. */
export const notation: Notation = {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type of the library says what the routes are
  router: ((routes: Part, options: RouterOptions = {}) => withOptions(routes, options)) as Notation['router'],
  responses: (responses) => responses,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a sign of our own stands for the library's
  noBody: () => NO_BODY as unknown as typeof ContractNoBody,
};
