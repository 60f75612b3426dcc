const known = new WeakMap<object, string>();

/** 53 bits of a text, as cyrb53 mixes them. */
function hashOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
}

const partsOf = (value: object): readonly string[] => {
  if (value instanceof Map)
    return ['map', ...[...value].flatMap(([key, part]) => [digestOf(key), digestOf(part)])];
  if (value instanceof Set) return ['set', ...[...value].map(digestOf)];
  if (Array.isArray(value)) return ['list', ...value.map(digestOf)];
  const fields = Object.entries(value).filter(([, part]) => part !== undefined);
  return fields
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([key, part]) => [key, digestOf(part)]);
};

/**
 * The same text for the same value, whatever process made it; an object that is met again costs nothing. Functions are all one:
 * they say nothing.
 */
export function digestOf(value: unknown): string {
  if (typeof value === 'function') return 'function';
  if (typeof value !== 'object' || value === null) return `${typeof value}:${String(value)}`;
  const before = known.get(value);
  if (before !== undefined) return before;
  const digest = hashOf(partsOf(value).join('\u0000'));
  known.set(value, digest);
  return digest;
}
