import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { launchOptionsWith } from './launchOptions.ts';

test('the features that Playwright turns off stay off', () => {
  const source = readFileSync('node_modules/playwright-core/lib/coreBundle.js', 'utf8');
  const list = /\bdisabledFeatures = \[([^\]]*)\]/.exec(source)?.[1] ?? '';
  const theirs = [...list.replaceAll(/\/\/.*/g, '').matchAll(/"(\w+)"/g)].map(([, name]) => name);
  expect(theirs.length).toBeGreaterThan(5);
  const ours = launchOptionsWith().args.find((arg) => arg.startsWith('--disable-features='));
  expect(ours?.split('=')[1]?.split(',')).toEqual(expect.arrayContaining(theirs));
});
