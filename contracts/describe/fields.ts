import { isJsonObject, partOf, type Json, type JsonObject } from './json.ts';

export interface Field {
  /** Wherever the object that has the field is there. */
  readonly isRequired: boolean;
  readonly types: ReadonlySet<string>;
  /** Of each type the only values allowed, as JSON; a type is absent where any of its values is. */
  readonly values: ReadonlyMap<string, ReadonlySet<string>>;
  /** The bounds that hold for all alternatives which can have them: `minItems`, `maximum` … */
  readonly bounds: ReadonlyMap<string, number>;
}

/** By place: `customer.phone`, `items[].code`, `cities.*.name`; the body itself is at ''. */
export type Fields = ReadonlyMap<string, Field>;

/** A schema that holds itself would never end. */
const DEEPEST = 24;

/** What a reference stands for. */
export const resolved = (node: Json | undefined, document: JsonObject): JsonObject => {
  if (!isJsonObject(node)) return {};
  const { $ref, ...own } = node;
  if (typeof $ref !== 'string') return node;
  const found = $ref
    .split('/')
    .slice(1)
    .reduce<JsonObject>(
      (part, key) => partOf(part, key.replaceAll('~1', '/').replaceAll('~0', '~')),
      document,
    );
  return { ...resolved(found, document), ...own };
};

/** The alternatives of a schema, none of them a union or a reference. */
const branchesOf = (node: Json | undefined, document: JsonObject): readonly JsonObject[] => {
  const schema = resolved(node, document);
  const parts = ['anyOf', 'oneOf', 'allOf'].flatMap((key) => {
    const list = schema[key];
    return Array.isArray(list) ? list : [];
  });
  return parts.length === 0 ? [schema] : parts.flatMap((part: Json) => branchesOf(part, document));
};

const textsIn = (value: Json | undefined): readonly string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((text: Json | undefined) =>
    typeof text === 'string' ? [text] : [],
  );

const valuesOf = (branch: JsonObject): readonly Json[] | null => {
  if ('const' in branch) return [branch['const'] ?? null];
  const list = branch['enum'];
  return Array.isArray(list) ? list : null;
};

/** `integer` is a number; a value without a type has its own. */
const typesOf = (branch: JsonObject): readonly string[] => {
  const named = textsIn(branch['type']);
  return named.length > 0 ? named : [...new Set((valuesOf(branch) ?? []).map((value) => typeof value))];
};

const valuesByType = (branches: readonly JsonObject[]): Field['values'] => {
  const values = new Map<string, ReadonlySet<string>>();
  for (const type of new Set(branches.flatMap(typesOf))) {
    const lists = branches.filter((branch) => typesOf(branch).includes(type)).map(valuesOf);
    if (lists.every((list) => list !== null))
      values.set(type, new Set(lists.flatMap((list) => list.map((value) => JSON.stringify(value)))));
  }
  return values;
};

const BOUNDED: Readonly<Record<string, readonly string[]>> = {
  array: ['minItems', 'maxItems'],
  string: ['minLength', 'maxLength'],
  number: ['minimum', 'maximum'],
  integer: ['minimum', 'maximum'],
};

export const isLowerBound = (bound: string): boolean => bound.startsWith('min');

const boundsOf = (branches: readonly JsonObject[]): Field['bounds'] => {
  const bounds = new Map<string, number>();
  for (const [type, names] of Object.entries(BOUNDED)) {
    const bounded = branches.filter((branch) => typesOf(branch).includes(type));
    for (const name of names) {
      const limits = bounded.map((branch) => branch[name]).filter((limit) => typeof limit === 'number');
      const isEverywhere = bounded.length > 0 && limits.length === bounded.length;
      if (isEverywhere) bounds.set(name, isLowerBound(name) ? Math.min(...limits) : Math.max(...limits));
    }
  }
  return bounds;
};

const fieldOf = (branches: readonly JsonObject[], isRequired: boolean): Field => ({
  isRequired,
  types: new Set(branches.flatMap((branch) => textsIn(branch['type']))),
  values: valuesByType(branches),
  bounds: boundsOf(branches),
});

interface Visit {
  readonly path: string;
  readonly nodes: readonly (Json | undefined)[];
  readonly isRequired: boolean;
}

const childrenOf = (branches: readonly JsonObject[], path: string): readonly Visit[] => {
  const objects = branches.filter((branch) => branch['type'] === 'object');
  const names = new Set(objects.flatMap((branch) => Object.keys(partOf(branch, 'properties'))));
  const fields = [...names].map((name) => ({
    path: path === '' ? name : `${path}.${name}`,
    nodes: objects.flatMap((branch) => partOf(branch, 'properties')[name] ?? []),
    isRequired: objects.every((branch) => textsIn(branch['required']).includes(name)),
  }));
  const below = (key: string, suffix: string): readonly Visit[] => {
    const nodes = branches.flatMap((branch) => (isJsonObject(branch[key]) ? [branch[key]] : []));
    return nodes.length === 0 ? [] : [{ path: `${path}${suffix}`, nodes, isRequired: false }];
  };
  return [...fields, ...below('items', '[]'), ...below('additionalProperties', '.*')];
};

/** All fields of a schema with their places, references followed and alternatives taken together. */
export const fieldsOf = (schema: Json | undefined, document: JsonObject): Fields => {
  const fields = new Map<string, Field>();
  const visit = ({ path, nodes, isRequired }: Visit, depth: number): void => {
    const branches = nodes.flatMap((node) => branchesOf(node, document));
    fields.set(path, fieldOf(branches, isRequired));
    if (depth < DEEPEST) for (const child of childrenOf(branches, path)) visit(child, depth + 1);
  };
  visit({ path: '', nodes: [schema], isRequired: true }, 0);
  return fields;
};
