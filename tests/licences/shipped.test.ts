import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LICENCES_PAGE, readLock } from './lock.ts';
import { FONT, licencesPage, mayShip, shippedOf } from './shipped.ts';

const shipped = shippedOf(readLock());

test('every package that is shipped is listed with its version and licence', () => {
  expect(shipped.length).toBeGreaterThan(100);
  expect(readFileSync(LICENCES_PAGE, 'utf8')).toBe(licencesPage(shipped));
});

test('no package is shipped under a licence that is not allowed', () => {
  expect([...shipped, FONT].filter((row) => !mayShip(row, 'server'))).toEqual([]);
});

test('what is installed for development alone is not counted, a second version is', () => {
  const packages = {
    '': {},
    'node_modules/a': { version: '1.0.0', license: 'MIT' },
    'node_modules/b/node_modules/a': { version: '2.0.0', license: 'MIT' },
    'node_modules/c': { version: '1.0.0', license: 'MIT', dev: true },
    'node_modules/d': { version: '1.0.0', license: 'MIT', devOptional: true },
  } as const;
  expect(shippedOf({ packages }).map(({ name, version }) => `${name} ${version}`)).toEqual([
    'a 1.0.0',
    'a 2.0.0',
  ]);
});

test.each([
  ['GPL-3.0-only', 'a', false, false],
  ['', 'a', false, false],
  ['LGPL-3.0-or-later', 'a', false, false],
  ['LGPL-3.0-or-later', '@img/sharp-libvips-linux-x64', true, false],
  ['MIT', 'a', true, true],
])('«%s» of %s may be shipped to servers: %s, to browsers: %s', (licence, name, server, browser) => {
  const row = { name, version: '1.0.0', licence };
  expect([mayShip(row, 'server'), mayShip(row, 'browser')]).toEqual([server, browser]);
});
