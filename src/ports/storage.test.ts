import { describe, expect, test, vi } from 'vitest';
import { createStorage } from './storage.ts';

/** The browser's storage, in a map. */
const storageOf = (entries: Map<string, string>, own: Partial<Storage> = {}): Storage => ({
  get length() {
    return entries.size;
  },
  clear: () => entries.clear(),
  getItem: (key) => entries.get(key) ?? null,
  setItem: (key, value) => void entries.set(key, value),
  removeItem: (key) => void entries.delete(key),
  key: (index) => [...entries.keys()][index] ?? null,
  ...own,
});
const denied = (name: string) => (): never => {
  throw new DOMException('denied', name);
};

test('reads what was written, lists it and forgets it', () => {
  const report = vi.fn();
  const storage = createStorage(() => storageOf(entries), report);
  const entries = new Map<string, string>();
  storage.write('shop:version', '7');
  storage.write('other', 'x');
  expect(storage.read('shop:version')).toBe('7');
  expect(storage.keys()).toEqual(['shop:version', 'other']);
  storage.remove('shop:version');
  expect(storage.read('shop:version')).toBeNull();
  expect([...entries]).toEqual([['other', 'x']]);
  expect(report).not.toHaveBeenCalled();
});

const full = storageOf(new Map([['kept', '1']]), { setItem: denied('QuotaExceededError') });
const broken: Readonly<Record<string, () => Storage>> = {
  'that may not even be looked at': denied('SecurityError'),
  'that is missing': () => undefined as unknown as Storage,
  'that throws at every access': () => ({
    length: 1,
    clear: denied('SecurityError'),
    getItem: denied('SecurityError'),
    setItem: denied('QuotaExceededError'),
    removeItem: denied('SecurityError'),
    key: denied('SecurityError'),
  }),
};

describe.each(Object.entries(broken))('a storage %s', (_what, open) => {
  test('is an empty one, and that is told once', () => {
    const report = vi.fn();
    const storage = createStorage(open, report);
    expect(storage.read('shop:version')).toBeNull();
    expect(storage.keys()).toEqual([]);
    expect(() => storage.write('a', '1')).not.toThrow();
    expect(() => storage.remove('a')).not.toThrow();
    expect(report).toHaveBeenCalledTimes(1);
  });
});

test('a full storage is still read', () => {
  const report = vi.fn();
  const storage = createStorage(() => full, report);
  storage.write('new', '2');
  storage.write('new', '3');
  expect(storage.read('kept')).toBe('1');
  expect(storage.read('new')).toBeNull();
  expect(report).toHaveBeenCalledTimes(1);
});

test('a storage that comes back is used again', () => {
  const entries = new Map([['kept', '1']]);
  let isDenied = true;
  const storage = createStorage(() => (isDenied ? denied('SecurityError')() : storageOf(entries)), vi.fn());
  expect(storage.read('kept')).toBeNull();
  isDenied = false;
  expect(storage.read('kept')).toBe('1');
});
