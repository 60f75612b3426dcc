import { NEVER, of, Subject, throwError } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { createExclusive } from './exclusive.ts';

/** Node has Web Locks of its own since 24; where it has not, nothing here could be seen. */
const locks = navigator.locks;
const exclusive = createExclusive(locks);

test('the second waits until the first has ended', async () => {
  const first = new Subject<string>();
  const heard: string[] = [];
  exclusive('a', first).subscribe((value) => heard.push(value));
  exclusive('a', of('second')).subscribe((value) => heard.push(value));
  await vi.waitFor(() => expect(first.observed).toBe(true));
  first.next('first');
  first.complete();
  await vi.waitFor(() => expect(heard).toEqual(['first', 'second']));
});

test('work of another name does not wait', async () => {
  const heard: string[] = [];
  const busy = exclusive('b', NEVER).subscribe();
  exclusive('c', of('at once')).subscribe((value) => heard.push(value));
  await vi.waitFor(() => expect(heard).toEqual(['at once']));
  busy.unsubscribe();
});

test('an error gives the turn up and arrives', async () => {
  const errors: unknown[] = [];
  const heard: string[] = [];
  exclusive(
    'd',
    throwError(() => 'broken'),
  ).subscribe({ error: (error) => errors.push(error) });
  exclusive('d', of('next')).subscribe((value) => heard.push(value));
  await vi.waitFor(() => expect(heard).toEqual(['next']));
  expect(errors).toEqual(['broken']);
});

test('who leaves gives the turn up, also while waiting', async () => {
  const heard: string[] = [];
  const left = new Subject<string>();
  const working = exclusive('e', left).subscribe();
  const waiting = exclusive('e', of('never')).subscribe((value) => heard.push(value));
  exclusive('e', of('last')).subscribe((value) => heard.push(value));
  await vi.waitFor(() => expect(left.observed).toBe(true));
  waiting.unsubscribe();
  working.unsubscribe();
  expect(left.observed).toBe(false);
  await vi.waitFor(() => expect(heard).toEqual(['last']));
});

test('without locks the work just runs', () => {
  const heard: string[] = [];
  createExclusive(undefined)('f', of('now')).subscribe((value) => heard.push(value));
  expect(heard).toEqual(['now']);
});

test('a page that may have no locks does its work all the same', async () => {
  const refusing = { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) };
  const heard: string[] = [];
  createExclusive(refusing as never)('g', of('anyway')).subscribe((value) => heard.push(value));
  await vi.waitFor(() => expect(heard).toEqual(['anyway']));
});
