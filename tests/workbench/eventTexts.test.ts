import { expect, test } from 'vitest';
import { sources } from '../properties/tables.ts';
import { eventTexts } from './eventTexts.ts';
import { eventTypes } from '../../src/slices/events.ts';

const texts = eventTexts(sources);
const read = (text: string) => eventTexts([{ path: 'slices/toy/events.ts', text }]);

test('every event of the shop is found in its source', () => {
  expect([...texts.keys()].toSorted()).toEqual(eventTypes.toSorted());
});

test('a payload is told as it is written, an empty one is none', () => {
  const found = read(
    [
      'export const toyEvents = {',
      "  'toy/begun': fact('user'),",
      "  'toy/told': fact('user', payload<{",
      '    at: Map<string, { a: 1 }>;',
      '  }>()),',
      '};',
    ].join('\n'),
  );
  expect(found.get('toy/begun')).toEqual({ about: '', payload: null });
  expect(found.get('toy/told')?.payload).toBe('{\n  at: Map<string, { a: 1 }>;\n}');
});

test('the comment above an event is its own, and not the one before', () => {
  const found = read(
    "  /** One. */\n  'toy/one': fact('user'),\n  'toy/two': fact('user'),\n  /** Three\n   * lines. */\n  'toy/three': fact('user'),\n",
  );
  expect([...found.values()].map(({ about }) => about)).toEqual(['One.', '', 'Three lines.']);
});

test('a name of the same file is told by its fields', () => {
  expect(texts.get('auth/loginDue')?.payload).toMatch(/^\{\s+readonly phone: Phone;/);
});

test('no payload breaks off', () => {
  for (const [type, { payload }] of texts) expect(payload === '' ? type : null).toBeNull();
});
