import { expect, test, vi } from 'vitest';
import { whenShown } from './whenShown.ts';

const documentThat = (prerendering?: boolean) =>
  Object.assign(new EventTarget(), prerendering === undefined ? {} : { prerendering });

test.each([undefined, false])(
  'a page that somebody opens begins at once (prerendering: %s)',
  (prerendering) => {
    const begin = vi.fn<(isMadeAhead: boolean) => void>();
    whenShown(documentThat(prerendering), begin);
    expect(begin.mock.calls).toEqual([[false]]);
  },
);

test('a page made ahead of a press does nothing until it is shown, and then begins once', () => {
  const begin = vi.fn<(isMadeAhead: boolean) => void>();
  const document = documentThat(true);
  whenShown(document, begin);
  for (const name of ['DOMContentLoaded', 'visibilitychange']) document.dispatchEvent(new Event(name));
  expect(begin).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(begin.mock.calls).toEqual([[true]]);
});
