import { wellFormedText } from '../../domain/wellFormedText.ts';

/** Deeper than any answer that is read. */
const FLOORS = 64;

/** A value of JSON with every text in it made well-formed; itself where nothing had to be. */
export function wellFormed(value: unknown, floors = FLOORS): unknown {
  if (typeof value === 'string') return wellFormedText(value);
  if (typeof value !== 'object' || value === null || floors === 0) return value;
  if (Array.isArray(value)) {
    const parts = value.map((part) => wellFormed(part, floors - 1));
    return parts.some((part, index) => part !== value[index]) ? parts : value;
  }
  const entries: [string, unknown][] = Object.entries(value);
  const parts = entries.map(([key, part]) => [wellFormedText(key), wellFormed(part, floors - 1)] as const);
  const isOdd = parts.some(([key, part], at) => key !== entries[at]?.[0] || part !== entries[at][1]);
  return isOdd ? Object.fromEntries(parts) : value;
}
