type Names = ReadonlyMap<string, string>;

/** Between the ids of a text: a line is `EVENT/0`, its delivery `EVENT/delivery`, a page `/samara/complete?order=ORDER`. */
const SEAMS = /([/?&=])/;

const named = (text: string, names: Names): string =>
  names.get(text) ??
  text
    .split(SEAMS)
    .map((part) => names.get(part) ?? part)
    .join('');

/** A value with other names for its ids, in its keys too; what names none stays the same object. */
export function renamed<T>(value: T, names: Names): T {
  if (typeof value === 'string') return named(value, names) as T;
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(
    ([key, part]: [string, unknown]) => [key, named(key, names), part, renamed(part, names)] as const,
  );
  if (parts.every(([key, name, before, after]) => key === name && before === after)) return value;
  const after = parts.map(([, name, , part]) => [name, part] as const);
  return (Array.isArray(value) ? after.map(([, part]) => part) : Object.fromEntries(after)) as T;
}
