import * as z from 'zod/mini';

type Schema<T> = z.core.$ZodType<T>;
type Path = readonly PropertyKey[];

/** Where a value breaks its schema. Of a union it is the part inside, where one of the choices fits but for it. */
const pathsOf = (issues: readonly z.core.$ZodIssue[]): readonly Path[] =>
  issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union') return [issue.path];
    const inside = issue.errors.map(pathsOf).find((paths) => paths.every(({ length }) => length > 0));
    return inside && inside.length > 0 ? inside.map((path) => [...issue.path, ...path]) : [issue.path];
  });

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The part to be cut: what is missing takes what it is missing from with it. */
function partAt(value: unknown, path: Path): Path {
  let part = value;
  for (const key of path) {
    if (!isObject(part) || !Object.hasOwn(part, key)) return path.slice(0, -1);
    part = Reflect.get(part, key);
  }
  return path;
}

function without(value: unknown, places: readonly Path[]): unknown {
  if (!isObject(value)) return value;
  const below = new Map<string, Path[]>();
  for (const [key, ...rest] of places) {
    const name = String(key);
    below.set(name, [...(below.get(name) ?? []), rest]);
  }
  const kept = Object.entries(value).flatMap(([key, part]: readonly [string, unknown]) => {
    const own = below.get(key);
    if (!own) return [[key, part] as const];
    return own.some(({ length }) => length === 0) ? [] : [[key, without(part, own)] as const];
  });
  return Array.isArray(value) ? kept.map(([, part]) => part) : Object.fromEntries(kept);
}

/**
 * Reads what a value has of its schema. A part that breaks it is left out: a field that may be absent, an entry of a list,
 * or else the smallest such part around it. Null where nothing is left.
 */
export function lenient<T>(
  schema: Schema<T>,
  value: unknown,
): { readonly data: T; readonly lost: number } | null {
  let rest = value;
  let lost = 0;
  for (;;) {
    const result = z.safeParse(schema, rest);
    if (result.success) return { data: result.data, lost };
    const paths = pathsOf(result.error.issues);
    lost ||= paths.length;
    const parts = paths.map((path) => partAt(rest, path));
    if (parts.some(({ length }) => length === 0)) return null;
    rest = without(rest, parts);
  }
}
