import { describe, expect, test, vi } from 'vitest';
import { createTabs } from './tabs.ts';

/** A channel of the browser, with one other end. */
class FakeChannel extends EventTarget {
  readonly posted: unknown[] = [];
  postMessage(message: unknown): void {
    this.posted.push(structuredClone(message));
  }
  receive(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}
const asChannel = (channel: FakeChannel) => channel as unknown as BroadcastChannel;

test('what is posted goes into the channel, and what comes out of it is handed on as it is', () => {
  const channel = new FakeChannel();
  const report = vi.fn();
  const tabs = createTabs(() => asChannel(channel), report);
  const heard: unknown[] = [];
  tabs.messages$.subscribe((message) => heard.push(message));
  tabs.post({ kind: 'digest' });
  for (const data of [{ kind: 'facts' }, null, 7, 'x']) channel.receive(data);
  expect(tabs.isOpen).toBe(true);
  expect(channel.posted).toEqual([{ kind: 'digest' }]);
  expect(heard).toEqual([{ kind: 'facts' }, null, 7, 'x']);
  expect(report).not.toHaveBeenCalled();
});

describe('where there is no channel', () => {
  test.each([
    ['missing', new ReferenceError('BroadcastChannel is not defined')],
    ['denied', new DOMException('denied', 'SecurityError')],
  ])('since it is %s, there is silence, and that is told once', (_how, error) => {
    const report = vi.fn();
    const tabs = createTabs(() => {
      throw error;
    }, report);
    const heard = vi.fn();
    tabs.messages$.subscribe(heard);
    tabs.post({});
    tabs.post({});
    expect(tabs.isOpen).toBe(false);
    expect(heard).not.toHaveBeenCalled();
    expect(report.mock.calls).toEqual([[error]]);
  });
});

test('a message that cannot be sent is told of once, and the next one is tried', () => {
  const channel = new FakeChannel();
  const report = vi.fn();
  const tabs = createTabs(() => asChannel(channel), report);
  tabs.post({ run: () => undefined });
  tabs.post({ run: () => undefined });
  tabs.post({ kind: 'digest' });
  expect(report).toHaveBeenCalledTimes(1);
  expect(channel.posted).toEqual([{ kind: 'digest' }]);
});
