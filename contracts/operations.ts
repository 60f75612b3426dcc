import type { AppRoute, AppRouter } from '@ts-rest/core';
import type { RouteMetadata } from './common.ts';
import { isRoute } from './notation.ts';
import { contract, type Contract } from './router.ts';

type NamesOf<Router, Prefix extends string> = {
  [Name in keyof Router & string]: Router[Name] extends { readonly path: string }
    ? `${Prefix}${Name}`
    : NamesOf<Router[Name], `${Prefix}${Name}.`>;
}[keyof Router & string];

/** `order.place`, `versions.catalog` … */
export type OperationName = NamesOf<Contract, ''>;

export interface Operation {
  readonly name: OperationName;
  readonly route: AppRoute;
  readonly metadata: RouteMetadata;
}

const isAppRoute = (part: AppRoute | AppRouter): part is AppRoute => isRoute(part);

const routesOf = (router: AppRouter, prefix: string): [string, AppRoute][] =>
  Object.entries(router).flatMap(([name, part]) =>
    isAppRoute(part)
      ? [[`${prefix}${name}`, part] as [string, AppRoute]]
      : routesOf(part, `${prefix}${name}.`),
  );

const isOperationName = (name: string): name is OperationName => name.includes('.');
const isMetadata = (value: unknown): value is RouteMetadata =>
  typeof value === 'object' && value !== null && 'auth' in value && 'assumed' in value;

const operation = (name: string, route: AppRoute): Operation => {
  const { metadata } = route;
  if (isOperationName(name) && isMetadata(metadata)) return { name, route, metadata };
  throw new Error(`Route ${name} has no metadata`);
};

/** All operations in one list, for whatever treats them alike: the demo back end, the contract tests, the docs. */
export const operations: readonly Operation[] = routesOf(contract, '').map(([name, route]) =>
  operation(name, route),
);

export const operationOf = (name: OperationName): Operation => {
  const found = operations.find((operation) => operation.name === name);
  if (found) return found;
  throw new Error(`No operation ${name}`);
};
