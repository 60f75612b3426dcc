import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFiles } from './files.ts';
import { keepAssets } from './keptAssets.ts';

let folder: string;
let client: string;
let previous: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'builds-'));
  [client, previous] = [join(folder, 'client'), join(folder, 'previous')];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** As Vite does it: the folder is emptied, then written. */
const build = (name: string): void => {
  keepAssets(client, previous);
  rmSync(client, { recursive: true, force: true });
  mkdirSync(join(client, 'assets'), { recursive: true });
  writeFileSync(join(client, `assets/${name}.js`), name);
  writeFileSync(join(client, 'assets/same.js'), 'same');
};
const serve = () => createFiles([client, previous], {});
const get = async (files: ReturnType<typeof serve>, name: string): Promise<string | null> => {
  const path = `/assets/${name}.js`;
  return (await files(new Request(`http://shop${path}`), path))?.text() ?? null;
};

test('the assets of the last two builds are served, older ones are gone', async () => {
  for (const name of ['first', 'second', 'third']) build(name);
  const files = serve();
  expect(await get(files, 'third')).toBe('third');
  expect(await get(files, 'second')).toBe('second');
  expect(await get(files, 'same')).toBe('same');
  expect(await get(files, 'first')).toBeNull();
});

test('a server that goes on while the next build is made still finds its own', async () => {
  build('first');
  const running = serve();
  build('second');
  expect(await get(running, 'first')).toBe('first');
});

test('the first build has nothing to keep', async () => {
  build('first');
  expect(await get(serve(), 'first')).toBe('first');
});
