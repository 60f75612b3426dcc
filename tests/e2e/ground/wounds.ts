import { randomFrom } from '../../randomFrom.ts';

/** What a broken disk, another hand or an older shop may have made of a text that the shop has kept; null: it is gone. */
type Wound = (text: string, seed: number) => string | null;

const flipped =
  (count: number): Wound =>
  (text, seed) => {
    const random = randomFrom(seed + 1);
    const bytes = Buffer.from(text);
    for (let flip = 0; flip < count; flip += 1) {
      const at = Math.floor(random() * bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(random() * 8));
    }
    return bytes.toString();
  };

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Each leaf becomes another one; what holds them stays. */
const leaves =
  (other: (leaf: unknown) => unknown): Wound =>
  (text) => {
    const change = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(change);
      if (typeof value !== 'object' || value === null) return other(value);
      return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, change(inner)]));
    };
    return JSON.stringify(change(parsed(text)));
  };

/** Leaves stay, and lie in another kind of vessel. */
const vessels = (text: string): string => {
  const change = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const inner = Object.entries(value).map(([name, each]) => [name, change(each)] as const);
    return Array.isArray(value) ? Object.fromEntries(inner) : inner.map(([, each]) => each);
  };
  return JSON.stringify(change(parsed(text)));
};

const swapped = (leaf: unknown): unknown => {
  if (typeof leaf === 'string') return 7;
  if (typeof leaf === 'number') return 'seven';
  return leaf === null ? {} : null;
};

const HUGE = 500_000;

export const WOUNDS: Readonly<Record<string, Wound>> = {
  'one bit': flipped(1),
  'nine bits': flipped(9),
  'cut in half': (text) => text.slice(0, text.length / 2),
  'without its end': (text) => text.slice(0, -1),
  empty: () => '',
  gone: () => null,
  null: () => 'null',
  number: () => '7',
  list: () => '[[null]]',
  object: () => '{"state":{"lines":[null]},"version":{},"presses":{},"at":0}',
  NUL: () => '\u0000\ud800',
  huge: (text) => text.padEnd(HUGE),
  deep: () => '['.repeat(50_000),
  'of other types': leaves(swapped),
  'full of nothing': leaves(() => null),
  'far below zero': leaves((leaf) => (typeof leaf === 'number' ? -1e21 : leaf)),
  'in other vessels': vessels,
};
