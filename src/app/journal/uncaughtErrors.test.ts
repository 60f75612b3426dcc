import { expect, test, vi } from 'vitest';
import { watchUncaught } from './uncaughtErrors.ts';

const watched = () => {
  const page = new EventTarget();
  const tell = vi.fn<(error: unknown, where: string) => void>();
  watchUncaught(page, tell);
  const dispatch = (type: string, fields: object) =>
    page.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), fields));
  return { tell, dispatch };
};

test('what nobody caught is told with its kind, and the browser still prints it', () => {
  const { tell, dispatch } = watched();
  const error = new TypeError('x is not a function');
  expect(dispatch('error', { error, message: 'Uncaught TypeError: x is not a function' })).toBe(true);
  expect(dispatch('unhandledrejection', { reason: 'refused' })).toBe(true);
  dispatch('error', { error: null, message: 'words alone' });
  expect(tell.mock.calls).toEqual([
    [error, 'uncaught error'],
    ['refused', 'unhandled rejection'],
    ['words alone', 'uncaught error'],
  ]);
});

test.each(['Script error.', 'ResizeObserver loop completed with undelivered notifications.'])(
  '«%s» is no error of the shop’s',
  (message) => {
    const { tell, dispatch } = watched();
    dispatch('error', { error: null, message });
    expect(tell).not.toHaveBeenCalled();
  },
);
