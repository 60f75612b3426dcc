import { lastValueFrom } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import { announceStatus } from './browser.ts';
import { copyText } from './clipboard.ts';
import { acts$, online$, visible$ } from './presence.ts';

afterEach(() => void vi.unstubAllGlobals());

test('being online is told at once and at every change, and no longer after leaving', () => {
  const navigator = { onLine: true };
  const window = new EventTarget();
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('window', window);
  const told: boolean[] = [];
  const subscription = online$().subscribe((isOnline) => told.push(isOnline));
  const turn = (isOnline: boolean) => {
    navigator.onLine = isOnline;
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  };
  turn(false);
  turn(false);
  turn(true);
  subscription.unsubscribe();
  turn(false);
  expect(told).toEqual([true, false, true]);
});

test('being seen is told at once and at every change; a state that nobody knows is seen', () => {
  vi.stubGlobal('window', new EventTarget());
  const document = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
  vi.stubGlobal('document', document);
  const told: boolean[] = [];
  const subscription = visible$().subscribe((isVisible) => told.push(isVisible));
  for (const visibility of ['visible', 'prerender', 'hidden']) {
    document.visibilityState = visibility;
    document.dispatchEvent(new Event('visibilitychange'));
  }
  subscription.unsubscribe();
  expect(told).toEqual([false, true, false]);
});

test('a page that is left for another one, and comes back as the browser has kept it, was hidden meanwhile', () => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  const told: boolean[] = [];
  const subscription = visible$().subscribe((isVisible) => told.push(isVisible));
  for (const type of ['pageshow', 'pagehide', 'pageshow']) window.dispatchEvent(new Event(type));
  subscription.unsubscribe();
  expect(told).toEqual([true, false, true]);
});

test('a person acts who presses, types, leaves the page or comes back, and no longer after nobody listens', () => {
  const document = new EventTarget();
  vi.stubGlobal('document', document);
  const acts: unknown[] = [];
  const subscription = acts$().subscribe((act) => acts.push((act as Event).type));
  const types = ['pointerdown', 'keydown', 'visibilitychange'];
  for (const type of [...types, 'pointermove']) document.dispatchEvent(new Event(type));
  subscription.unsubscribe();
  document.dispatchEvent(new Event('pointerdown'));
  expect(acts).toEqual(types);
});

test('the page is told of a status by an event of its own, with nothing personal in it', () => {
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  const heard: unknown[] = [];
  window.addEventListener('order:status_update', (event) => heard.push((event as CustomEvent).detail));
  announceStatus('OnWay');
  expect(heard).toEqual([{ status: 'OnWay' }]);
});

test('text goes to the clipboard when somebody waits for it; where there is none it fails', async () => {
  const written: string[] = [];
  const clipboard = { writeText: async (text: string) => void written.push(text) };
  vi.stubGlobal('navigator', { clipboard });
  const copied$ = copyText('ЛАПША');
  expect(written).toEqual([]);
  await lastValueFrom(copied$);
  expect(written).toEqual(['ЛАПША']);
  vi.stubGlobal('navigator', {});
  await expect(lastValueFrom(copyText('ЛАПША'))).rejects.toThrow();
});
