import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesBetween } from './changes.ts';

test.each([
  [{ a: 1 }, { a: 1 }, []],
  [{ a: { b: 1 } }, { a: { b: 2 } }, [{ path: 'a.b', before: 1, after: 2 }]],
  [{}, { a: null }, [{ path: 'a', before: undefined, after: null }]],
  [{ a: [1, 2] }, { a: [1] }, [{ path: 'a[1]', before: 2, after: undefined }]],
  [{ a: [] }, { a: {} }, [{ path: 'a', before: [], after: {} }]],
])('from %j to %j', (before, after, changes) => {
  expect(changesBetween(before, after)).toEqual(changes);
});

test('elements are told by their ids, wherever they stand', () => {
  const [one, two] = [
    { id: 'one', n: 1 },
    { id: 'two', n: 1 },
  ];
  expect(changesBetween({ lines: [one, two] }, { lines: [{ ...two, n: 2 }, one] })).toEqual([
    { path: 'lines[two].n', before: 1, after: 2 },
  ]);
});

test('elements of one id are told by their places', () => {
  const before = {
    lines: [
      { id: 'one', n: 1 },
      { id: 'one', n: 1 },
    ],
  };
  const after = {
    lines: [
      { id: 'one', n: 1 },
      { id: 'one', n: 2 },
    ],
  };
  expect(changesBetween(before, after)).toEqual([{ path: 'lines[1].n', before: 1, after: 2 }]);
});

test('what is the same object is not looked into', () => {
  const heavy = new Proxy({}, { ownKeys: () => expect.fail('looked into') });
  expect(changesBetween({ heavy, a: 1 }, { heavy, a: 2 })).toHaveLength(1);
});

test('nothing is told of equal states, and something of all others', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (state) => {
      const copy = structuredClone(state);
      expect(changesBetween(state, copy)).toEqual([]);
      expect(changesBetween(state, { ...copy, more: 1 })).not.toEqual([]);
    }),
  );
});
