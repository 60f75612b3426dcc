import { documentOperations, type DocumentOperation } from './documentOperations.ts';
import { isLowerBound, type Field, type Fields } from './fields.ts';
import type { JsonObject } from './json.ts';

const isWithin = (part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean =>
  [...part].every((value) => whole.has(value));

/** `a.b[].c` lies in `a.b[]`; a field of the body lies in the body. */
const parentOf = (path: string): string => path.replace(/(\[\]|\.[^.[\]]*|^[^.[\]]*)$/, '');

/** A field that the other document does not require, unless all that holds it is new there and judged itself. */
const newlyRequired = (before: Fields, after: Fields): readonly string[] =>
  [...after].flatMap(([path, field]) => {
    const isNew = !before.has(path) && (path === '' || path.includes(' ') || before.has(parentOf(path)));
    const wasOptional = before.get(path)?.isRequired === false;
    return field.isRequired && (isNew || wasOptional) ? [`${path || 'the body'} is required now`] : [];
  });

const gone = (before: Fields, after: Fields): readonly string[] =>
  [...before].flatMap(([path, field]) =>
    field.isRequired && !after.has(path) && (path === '' || path.includes(' ') || after.has(parentOf(path)))
      ? [`${path || 'the body'} was required and is gone`]
      : [],
  );

type Comparison = (before: Field, after: Field) => string | null;

const compared = (before: Fields, after: Fields, compare: Comparison): readonly string[] =>
  [...before].flatMap(([path, field]) => {
    const other = after.get(path);
    const change = other ? compare(field, other) : null;
    return change === null ? [] : [`${path || 'the body'} ${change}`];
  });

/** Of a type that both know, fewer values are left. */
const isNarrowed = (before: Field, after: Field): boolean =>
  [...after.values].some(([type, values]) => {
    const known = before.values.get(type);
    return before.types.has(type) && (known === undefined || !isWithin(known, values));
  });

const isTightened = (before: Field, after: Field): boolean =>
  [...after.bounds].some(([name, limit]) => {
    const known = before.bounds.get(name);
    return known === undefined || (isLowerBound(name) ? limit > known : limit < known);
  });

/** The service has to understand all that the client may send. */
const requestChange: Comparison = (before, after) => {
  if (!isWithin(after.types, before.types) || !isWithin(before.types, after.types)) return 'has another type';
  if (isNarrowed(before, after)) return 'has fewer values';
  if (isTightened(after, before)) return 'has wider bounds';
  return isNarrowed(after, before) ? 'has more values' : null;
};

/** The client has to understand all that a service of before answers. */
const answerChange: Comparison = (before, after) => {
  if (!isWithin(before.types, after.types)) return 'has another type';
  if (isTightened(before, after)) return 'has tighter bounds';
  return isNarrowed(before, after) ? 'has fewer values' : null;
};

const requestBreaks = (before: DocumentOperation, after: DocumentOperation): readonly string[] => [
  ...[
    ...newlyRequired(before.request, after.request),
    ...gone(before.request, after.request),
    ...compared(before.request, after.request, requestChange),
  ].map((change) => `request: ${change}`),
  ...(before.needsSession && !after.needsSession ? ['request: the session may be missing now'] : []),
];

const bodyBreaks = (before: Fields, after: Fields): readonly string[] => [
  ...newlyRequired(before, after),
  ...gone(before, after),
  ...compared(before, after, answerChange),
];

/** Bodies of an answer by their types: one that was allowed must be read on, unless none is read any more. */
const answerBreaks = (before: DocumentOperation, after: DocumentOperation): readonly string[] =>
  [...after.answers].flatMap(([status, bodies]) => {
    const known = before.answers.get(status);
    if (!known) return [`status ${status} is new`];
    const changes =
      known.size === 0 && bodies.size > 0
        ? ['the body is required now']
        : [...known].flatMap(([type, fields]) => {
            const next = bodies.get(type);
            if (next) return bodyBreaks(fields, next);
            return bodies.size === 0 ? [] : [`${type} is gone`];
          });
    return changes.map((change) => `answer ${status}: ${change}`);
  });

/**
 * What a service that keeps to one OpenAPI document would do wrong by the other: empty where each service that satisfies the
 * first satisfies the second. A new operation is no break, nor is a field that may be left out.
 */
export const breakingChanges = (before: JsonObject, after: JsonObject): readonly string[] => {
  const next = documentOperations(after);
  return [...documentOperations(before)].flatMap(([name, operation]) => {
    const other = next.get(name);
    if (!other) return [`${name} is gone`];
    const changes = [...requestBreaks(operation, other), ...answerBreaks(operation, other)];
    return changes.map((change) => `${name} ${change}`);
  });
};
