import { expect, test } from 'vitest';
import { memoryStorage } from '../../../tests/app/shop.ts';
import { demoToken } from '../../../tests/demo.ts';
import { savedEntries } from './savedSlices.ts';

const saved = (state: unknown): string => JSON.stringify({ rev: 1, tab: 'a', known: {}, state });

test('what is saved is shown masked; of what cannot be read nothing is shown but its length', () => {
  const storage = memoryStorage();
  storage.write('shop:1:auth', saved({ token: demoToken }));
  storage.write('shop:1:cart', saved({ lines: `secret of ${demoToken}` }));
  storage.write('shop:1:user', 'no JSON');
  const entries = savedEntries(storage, '1');
  expect(entries.map(({ slice, is }) => `${slice} ${is}`)).toEqual([
    'cart unreadable',
    'user unreadable',
    'address absent',
    'auth readable',
  ]);
  expect(entries.find(({ slice }) => slice === 'auth')?.text).toContain('masked-');
  expect(JSON.stringify(entries)).not.toContain(demoToken);
});
