import { isList, without } from '../layers/layer.ts';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { openapi, operationById, type Schema } from '../layers/operations.ts';

/** A field of an answer, as openapi.json has it. */
export interface Field {
  /** Where it stands: see `placesOf`. */
  readonly pattern: string;
  readonly isRequired: boolean;
  /** Whether it is an element of a list. */
  readonly isElement: boolean;
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;
const listOf = (value: unknown): readonly unknown[] => (isList(value) ? value : []);
const isAssumed = (schema: Schema): boolean => schema['x-assumed'] === true;

const resolved = (schema: Schema): Schema => {
  const name = typeof schema['$ref'] === 'string' ? schema['$ref'].split('/').at(-1) : undefined;
  return name === undefined ? schema : { ...openapi.components.schemas[name], ...withoutRef(schema) };
};

const withoutRef = (schema: Schema): Schema => without(schema, '$ref');

/** The schemas that a value may have: each branch of an `anyOf`, resolved. */
const branchesOf = (schema: Schema): readonly Schema[] => {
  const whole = resolved(schema);
  const branches = listOf(whole['anyOf']).filter(isSchema);
  return branches.length === 0 ? [whole] : branches.flatMap(branchesOf);
};

type Standing = Pick<Field, 'isRequired' | 'isElement'>;

const childrenOf = (schema: Schema, pattern: string, skips: boolean): readonly Field[] => {
  const below = (key: string): string => (pattern === '' ? key : `${pattern}.${key}`);
  const required = new Set(listOf(schema['required']));
  const properties = isSchema(schema['properties']) ? Object.entries(schema['properties']) : [];
  const named = properties.flatMap(([name, child]) =>
    fieldsIn(child, below(name), { isRequired: required.has(name), isElement: false }, skips),
  );
  const elements = fieldsIn(schema['items'], below('*'), { isRequired: true, isElement: true }, skips);
  const keyed = schema['additionalProperties'];
  return [
    ...named,
    ...elements,
    ...fieldsIn(keyed, below('*'), { isRequired: false, isElement: false }, skips),
  ];
};

const fieldsIn = (schema: unknown, pattern: string, standing: Standing, skips: boolean): readonly Field[] => {
  if (!isSchema(schema)) return [];
  const branches = branchesOf(schema);
  if (skips && (isAssumed(resolved(schema)) || branches.every(isAssumed))) return [];
  const inner = branches
    .filter((branch) => !(skips && isAssumed(branch)))
    .flatMap((branch) => childrenOf(branch, pattern, skips));
  return [{ pattern, ...standing }, ...inner];
};

/**
 * The fields of a successful answer that the specification names, the outermost first. What the project has assumed is left
 * out, except in operations that are assumptions as a whole.
 */
export const fieldsOf = (operation: string, status: number): readonly Field[] => {
  const { schemas, isAssumed: isInvented } = operationById(operation);
  const schema = schemas.get(status);
  return schema === undefined
    ? []
    : fieldsIn(schema, '', { isRequired: true, isElement: false }, !isInvented);
};

/** A schema that asks nothing of what was assumed. */
const specifiedOnly = (value: unknown): unknown => {
  if (isList(value)) return value.map(specifiedOnly);
  if (!isSchema(value)) return value;
  if (isAssumed(value)) return {};
  const { properties, required, anyOf, ...rest } = value;
  const kept = isSchema(properties) ? properties : {};
  const demanded = listOf(required).filter((name) => {
    const child = kept[String(name)];
    return !(isSchema(child) && isAssumed(child));
  });
  return {
    ...Object.fromEntries(Object.entries(rest).map(([key, child]) => [key, specifiedOnly(child)])),
    ...(properties === undefined
      ? {}
      : {
          properties: Object.fromEntries(
            Object.entries(kept).map(([key, child]) => [key, specifiedOnly(child)]),
          ),
        }),
    ...(required === undefined ? {} : { required: demanded }),
    ...(anyOf === undefined ? {} : { anyOf: alternativesOf(listOf(anyOf).filter(isSchema)) }),
  };
};

const isNull = (schema: Schema): boolean => schema['type'] === 'null';
const confirmed = (schema: Schema): Schema => without(schema, 'x-assumed');

/** An assumed alternative beside a specified one stands as it is: nothing else is allowed by it. */
const alternativesOf = (branches: readonly Schema[]): readonly unknown[] => {
  const isSpecified = branches.some((branch) => !isNull(branch) && !isAssumed(branch));
  return branches.map((branch) => specifiedOnly(isSpecified ? confirmed(branch) : branch));
};

const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema({ $id: 'whole', components: openapi.components });
ajv.addSchema({ $id: 'specified', components: specifiedOnly(openapi.components) as object });

const validators = new Map<string, ValidateFunction>();

const pointed = (schema: unknown, base: string): unknown =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components', `"${base}#/components`));

/** Whether a body is what the specification, without the assumptions, asks of a successful answer. */
export const isAsSpecified = (operation: string, status: number, body: unknown): boolean => {
  const { schemas, isAssumed: isInvented } = operationById(operation);
  const schema = schemas.get(status);
  if (schema === undefined) return true;
  const key = `${operation} ${status}`;
  const own = isInvented ? pointed(schema, 'whole') : pointed(specifiedOnly(schema), 'specified');
  const validate = validators.get(key) ?? ajv.compile(own as object);
  validators.set(key, validate);
  return validate(body);
};
