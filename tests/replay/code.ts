import { isDeepStrictEqual } from 'node:util';

/** A value that stands in the code by a name; one that is nearly the same is written as what differs from it. */
export interface Constant {
  readonly name: string;
  readonly value: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

const IDENTIFIER = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;
const keyOf = (name: string): string => (IDENTIFIER.test(name) ? name : JSON.stringify(name));

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields that are other ones; null where the two are not of one kind, or have less than half in common. */
const differing = (value: Fields, constant: unknown): Fields | null => {
  if (!isRecord(constant) || !isDeepStrictEqual(Object.keys(value).sort(), Object.keys(constant).sort()))
    return null;
  const fields = Object.entries(value).filter(([name, part]) => !isDeepStrictEqual(part, constant[name]));
  return fields.length * 2 <= Object.keys(value).length ? Object.fromEntries(fields) : null;
};

/** The code of a value of JSON, not formatted; undefined fields are left out. */
export function codeOf(value: unknown, constants: readonly Constant[]): string {
  if (typeof value !== 'object' || value === null) {
    const named = typeof value === 'string' && constants.find((constant) => constant.value === value);
    return named ? named.name : (JSON.stringify(value) ?? 'undefined');
  }
  const isEmpty = Object.keys(value).length === 0;
  const same = constants.find(
    (constant) => constant.value === value || isDeepStrictEqual(constant.value, value),
  );
  if (same && !isEmpty) return same.name;
  if (Array.isArray(value)) return `[${value.map((part) => codeOf(part, constants)).join(', ')}]`;
  const own = value as Fields;
  const near = constants.flatMap(({ name, value: constant }) => {
    const fields = differing(own, constant);
    return fields ? [{ name, fields }] : [];
  })[0];
  const fields = Object.entries(near?.fields ?? own)
    .filter(([, part]) => part !== undefined)
    .map(([name, part]) => `${keyOf(name)}: ${codeOf(part, constants)}`);
  const parts = [...(near && !isEmpty ? [`...${near.name}`] : []), ...fields];
  return parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}';
}
