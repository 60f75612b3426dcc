import { expect, test } from 'vitest';
import { whenBegun } from './whenBegun.ts';

/** As much of a page that is being parsed as is looked at. */
function pageWith(...ids: string[]) {
  const watchers = new Set<() => void>();
  class Observer {
    private readonly grown: () => void;
    constructor(grown: () => void) {
      this.grown = grown;
    }
    observe = () => watchers.add(this.grown);
    disconnect = () => watchers.delete(this.grown);
  }
  let times = 0;
  whenBegun(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
    { getElementById: (id: string) => (ids.includes(id) ? {} : null) } as Document,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
    Observer as unknown as typeof MutationObserver,
    () => (times += 1),
  );
  return {
    grow: (id: string) => {
      ids.push(id);
      for (const grown of watchers) grown();
    },
    seen: () => ({ times, watchers: watchers.size }),
  };
}

test('the page has begun when its app is there, once, and nobody watches it after that', () => {
  const page = pageWith();
  page.grow('city-question');
  expect(page.seen()).toEqual({ times: 0, watchers: 1 });
  for (const id of ['app', 'state']) page.grow(id);
  expect(page.seen()).toEqual({ times: 1, watchers: 0 });
});

test('a page that is there already has begun at once', () => {
  expect(pageWith('app').seen()).toEqual({ times: 1, watchers: 0 });
});
