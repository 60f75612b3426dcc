/** A UUID, also where the page has no secure context (a phone that opens a developer's machine by its address). */
function randomId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const COUNTED_DIGITS = 12;
let page: string | null = null;
let count = 0;

/**
 * A UUID that no other page has, nor this one before: 74 bits of it are drawn once a page, the last 48 count. Each event has
 * one, so it costs no draw of its own.
 */
export function newId(): string {
  page ??= randomId().slice(0, -COUNTED_DIGITS);
  count += 1;
  return page + count.toString(16).padStart(COUNTED_DIGITS, '0');
}
