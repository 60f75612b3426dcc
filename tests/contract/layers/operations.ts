import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type Schema = Readonly<Record<string, unknown>>;

interface Described {
  readonly operationId: string;
  readonly 'x-assumed'?: boolean;
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
  >;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

export interface Operation {
  readonly id: string;
  readonly method: string;
  /** The path with its parameters in braces. */
  readonly template: string;
  readonly isAssumed: boolean;
  /** The JSON schema of each status that has a body. */
  readonly schemas: ReadonlyMap<number, Schema>;
}

const PATH = fileURLToPath(new URL('../../../contracts/openapi.json', import.meta.url));

/** The contract as openapi.json has it. */
export const openapi = JSON.parse(readFileSync(PATH, 'utf8')) as Document;

const schemasOf = (described: Described): ReadonlyMap<number, Schema> =>
  new Map(
    Object.entries(described.responses).flatMap(([status, { content }]) => {
      const schema = content?.['application/json']?.schema;
      return schema === undefined ? [] : [[Number(status), schema] as const];
    }),
  );

/** All operations, in the order of openapi.json. */
export const operations: readonly Operation[] = Object.entries(openapi.paths).flatMap(([template, methods]) =>
  Object.entries(methods).flatMap(([method, described]) =>
    'operationId' in described
      ? [
          {
            id: described.operationId,
            method: method.toUpperCase(),
            template,
            isAssumed: described['x-assumed'] === true,
            schemas: schemasOf(described),
          },
        ]
      : [],
  ),
);

export const operationById = (id: string): Operation => {
  const found = operations.find((operation) => operation.id === id);
  if (found) return found;
  throw new Error(`openapi.json has no operation "${id}"`);
};

const paramsIn = (template: string, path: string): Readonly<Record<string, string>> | null => {
  const wanted = template.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    const name = /^\{(.+)\}$/.exec(part)?.[1];
    if (name === undefined ? part !== value : value === '') return null;
    if (name !== undefined) params[name] = decodeURIComponent(value);
  }
  return params;
};

/** The operation that a path belongs to; where several fit, the one with the fewest parameters. */
export const operationAt = (
  method: string,
  path: string,
): { readonly id: string; readonly params: Readonly<Record<string, string>> } | null => {
  const [found] = operations
    .flatMap(({ id, template, method: own }) => {
      const params = own === method ? paramsIn(template, path) : null;
      return params === null ? [] : [{ id, params }];
    })
    .toSorted((a, b) => Object.keys(a.params).length - Object.keys(b.params).length);
  return found ?? null;
};

/** The path of an operation with its parameters filled in. */
export const pathOf = (id: string, params: Readonly<Record<string, string>>): string =>
  operationById(id).template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
