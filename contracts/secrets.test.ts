import { expect, test } from 'vitest';
import { secret, secretInPath, secretOrNumber } from './common.ts';
import { operations } from './operations.ts';
import { secretFieldNames, secretFields, secretSchemas } from './secrets.ts';

const branded = new Set<unknown>([secret, secretOrNumber, secretInPath]);
const innerOf = (schema: unknown): unknown => {
  if (typeof schema !== 'object' || schema === null || !('def' in schema)) return schema;
  const def = schema.def;
  return typeof def === 'object' && def !== null && 'innerType' in def ? innerOf(def.innerType) : schema;
};
const isSecret = (schema: unknown): boolean => branded.has(innerOf(schema));

test.each(Object.entries(secretSchemas))(
  'the table names exactly the branded fields of %s',
  (name, schema) => {
    const found = Object.entries(schema.shape).flatMap(([field, part]) => (isSecret(part) ? [field] : []));
    const listed: Readonly<Record<string, readonly string[]>> = secretFields;
    expect(listed[name]?.toSorted()).toEqual(found.toSorted());
  },
);

/** Names that always mean a person, in every schema that a request or an answer reaches. */
const personal = new Set([
  'phone',
  'token',
  'FCMToken',
  'fcmToken',
  'comment',
  'street',
  'home',
  'apartment',
]);

const partsOf = (def: object): readonly unknown[] => {
  if ('element' in def) return [def.element];
  if ('options' in def && Array.isArray(def.options)) return def.options;
  return 'valueType' in def ? [def.valueType] : [];
};

const leavesOf = (schema: unknown, field = ''): [string, unknown][] => {
  const inner = innerOf(schema);
  if (typeof inner !== 'object' || inner === null || isSecret(inner)) return [[field, inner]];
  if ('shape' in inner)
    return Object.entries(inner.shape ?? {}).flatMap(([name, part]) => leavesOf(part, name));
  const def = 'def' in inner && typeof inner.def === 'object' ? inner.def : null;
  const parts = def ? partsOf(def) : [];
  return parts.length === 0 ? [[field, inner]] : parts.flatMap((part) => leavesOf(part, field));
};

/** Phones of restaurants and of the delivery service are printed on every page. */
const isPublicPhone = (name: string): boolean => name.startsWith('setting.');

test.each(operations.filter(({ name }) => !isPublicPhone(name)))(
  'no personal field of $name lacks the brand',
  ({ route }) => {
    const schemas = [
      'body' in route ? route.body : null,
      route.pathParams,
      ...Object.values(route.responses),
    ];
    const leaves = schemas.flatMap((schema) => leavesOf(schema));
    expect(leaves.filter(([field, schema]) => personal.has(field) && !isSecret(schema))).toEqual([]);
  },
);

test('the flat list of names serves filters that see only JSON', () => {
  expect(secretFieldNames.has('fcmToken')).toBe(true);
  expect(secretFieldNames.has('price')).toBe(false);
});
