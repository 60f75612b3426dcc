import { onField, gone, nothing, renamed } from '../changes/edits.ts';
import type { BreakingChange } from '../changes/change.ts';
import { changed, placesOf, valueAt, type Which } from '../changes/patterns.ts';
import { fieldsOf, isAsSpecified, type Field } from '../changes/schemas.ts';
import { isFields, isList } from '../layers/layer.ts';
import type { Observed } from '../visit/observe.ts';

/** The answer to a change of the profile is not shown by the specification. */
const NOT_SHOWN = new Set(['user.change']);

/** The guide takes ids as text or number, openapi.json mostly as text: a number in the place of an id is left alone. */
const isId = (key: string): boolean => /(^|_|[a-z])id$/i.test(key) || key === 'parentGroup';

/** A value of another type in the place of one; several are tried, since some schemas take two types. */
const RETYPED: readonly ((value: unknown) => unknown)[] = [
  (value) => (typeof value === 'string' ? 7 : String(isFields(value) || isList(value) ? 'нет' : value)),
  (value) => (isList(value) ? { items: value } : [value]),
  (value) => ({ value }),
];

interface Operator {
  readonly name: string;
  readonly which: Which;
  readonly hurts: string;
  readonly fits: (field: Field, key: string) => boolean;
  /** The pattern whose values are changed, and how; the first change that breaks the specification counts. */
  readonly changes: (
    field: Field,
    key: string,
  ) => readonly (readonly [string, (value: unknown) => unknown])[];
}

const parentOf = ({ pattern }: Field): string => pattern.split('.').slice(0, -1).join('.');
const isNamed = (key: string): boolean => key !== '*' && key !== '';
const inSnakeCase = (key: string): string => {
  const snake = key.replaceAll(/([a-z])([A-Z])/g, '$1_$2').toLowerCase();
  return snake === key ? `${key}_` : snake;
};

const OPERATORS: readonly Operator[] = [
  {
    name: 'a required field dropped',
    which: 'all',
    hurts: 'without what it cannot do without an answer fails',
    fits: ({ isRequired }, key) => isRequired && isNamed(key),
    changes: ({ pattern }) => [[pattern, gone]],
  },
  {
    name: 'a required field null',
    which: 'last',
    hurts: 'null is no value of a field that is required',
    fits: ({ isRequired }, key) => isRequired && isNamed(key),
    changes: ({ pattern }) => [[pattern, nothing]],
  },
  {
    name: 'a field of another type',
    which: 'middle',
    hurts: 'a broken part is not read',
    fits: (_, key) => isNamed(key),
    changes: ({ pattern }, key) =>
      RETYPED.slice(isId(key) ? 1 : 0).map((retype) => [pattern, retype] as const),
  },
  {
    name: 'a required field renamed',
    which: 'all',
    hurts: 'nobody reads a field of another name',
    fits: ({ isRequired }, key) => isRequired && isNamed(key),
    changes: (field, key) => [[parentOf(field), renamed(key, inSnakeCase(key))]],
  },
  {
    name: 'the last element of a list is wrong',
    which: 'last',
    hurts: 'an element that is not what its list holds is lost',
    fits: ({ isElement }) => isElement,
    changes: ({ pattern }) => [
      [pattern, nothing],
      [pattern, (value) => (isFields(value) ? Object.values(value) : { value })],
    ],
  },
];

const breakingOf = (operator: Operator, field: Field, seen: Observed): readonly BreakingChange[] => {
  const { operation, status, body } = seen;
  const key = field.pattern.split('.').at(-1) ?? '';
  const isSeen = placesOf(body, field.pattern).some((place) => valueAt(body, place) !== null);
  if (!isSeen || !operator.fits(field, key)) return [];
  const found = operator
    .changes(field, key)
    .find(
      ([pattern, change]) =>
        !isAsSpecified(operation, status, changed(body, pattern, change, operator.which)),
    );
  if (!found) return [];
  const [pattern, change] = found;
  return [
    {
      name: `${operation}: ${field.pattern}, ${operator.name}`,
      operator: operator.name,
      only: operation,
      hurts: operator.hurts,
      make: onField(operation, pattern, change, operator.which),
    },
  ];
};

/**
 * Each operator on each field that the specification names and the service has answered. A change counts only if the real
 * answer keeps the specification (without the assumptions) and the changed one does not.
 */
export const byOperators = (observed: readonly Observed[]): readonly BreakingChange[] =>
  observed
    .filter(({ operation }) => !NOT_SHOWN.has(operation))
    .flatMap((seen) =>
      fieldsOf(seen.operation, seen.status).flatMap((field) =>
        OPERATORS.flatMap((operator) => breakingOf(operator, field, seen)),
      ),
    );
