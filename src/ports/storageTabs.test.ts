import { expect, test } from 'vitest';
import { memoryStorage } from '../../tests/app/shop.ts';
import { createStorageTabs } from './storageTabs.ts';

const KEY = 'shop:tabs:1';

/** Two tabs of one browser: what one writes the other is told, and never itself. */
function twoTabs() {
  const storage = memoryStorage();
  const windows = [new EventTarget(), new EventTarget()] as const;
  const tell = (from: EventTarget, key: string, newValue: string | null): void => {
    for (const window of windows)
      if (window !== from) window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  };
  const tabs = windows.map((window) => {
    const own = {
      ...storage,
      write: (key: string, text: string) => (storage.write(key, text), tell(window, key, text)),
      remove: (key: string) => (storage.remove(key), tell(window, key, null)),
    };
    const heard: unknown[] = [];
    const port = createStorageTabs(KEY, own, window);
    port.messages$.subscribe((message) => heard.push(message));
    return { port, own, heard };
  });
  return { storage, first: tabs[0]!, second: tabs[1]! };
}

test('what one tab says the other hears, in its order and as it is', () => {
  const { first, second } = twoTabs();
  first.port.post({ kind: 'facts', facts: [{ id: 'я', n: 1 }] });
  first.port.post({ kind: 'digest' });
  first.port.post({ kind: 'digest' });
  expect(second.heard).toEqual([
    { kind: 'facts', facts: [{ id: 'я', n: 1 }] },
    { kind: 'digest' },
    { kind: 'digest' },
  ]);
  expect(first.heard).toEqual([]);
  expect(first.port.isOpen).toBe(true);
});

test('nothing of what was said stays', () => {
  const { first, storage } = twoTabs();
  first.port.post({ kind: 'facts', facts: [{ token: 'secret' }] });
  expect([...storage.entries]).toEqual([]);
});

test('other keys are no words, and what is no JSON is nothing', () => {
  const { first, second } = twoTabs();
  first.own.write('shop:1:cart', '{}');
  first.own.write(KEY, '{');
  expect(second.heard).toEqual([null]);
});
