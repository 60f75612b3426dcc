import { expect, test, vi } from 'vitest';
import { firstSignOf } from './firstSign.ts';

test.each(['pointermove', 'pointerdown', 'touchstart', 'click', 'wheel', 'scroll', 'keydown', 'focusin'])(
  'a %s is a sign of a person',
  async (name) => {
    const page = new EventTarget();
    const sign = firstSignOf(page);
    page.dispatchEvent(new Event(name));
    await expect(sign).resolves.toBeUndefined();
  },
);

test('nobody is seen where nothing happens but the page itself', async () => {
  const page = new EventTarget();
  const see = vi.fn<() => void>();
  void firstSignOf(page).then(see);
  for (const name of ['load', 'resize', 'visibilitychange']) page.dispatchEvent(new Event(name));
  await Promise.resolve();
  expect(see).not.toHaveBeenCalled();
});

test('the focus that a dialog of the page takes by itself is none, a key in it is', async () => {
  const page = new EventTarget();
  const sign = firstSignOf(page);
  const inDialog = (name: string): Event => {
    const event = new Event(name);
    Object.defineProperty(event, 'target', { value: { closest: () => ({}) } });
    return event;
  };
  const see = vi.fn<() => void>();
  void sign.then(see);
  page.dispatchEvent(inDialog('focusin'));
  await Promise.resolve();
  expect(see).not.toHaveBeenCalled();
  page.dispatchEvent(inDialog('keydown'));
  await expect(sign).resolves.toBeUndefined();
});

test('after the first sign nothing listens any more', () => {
  const heard = new Set<string>();
  class Page extends EventTarget {
    override addEventListener(...given: Parameters<EventTarget['addEventListener']>) {
      heard.add(given[0]);
      super.addEventListener(...given);
    }
    override removeEventListener(...given: Parameters<EventTarget['removeEventListener']>) {
      heard.delete(given[0]);
      super.removeEventListener(...given);
    }
  }
  const page = new Page();
  void firstSignOf(page);
  expect(heard.size).toBeGreaterThan(0);
  page.dispatchEvent(new Event('keydown'));
  expect([...heard]).toEqual([]);
});
