import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const HERE = fileURLToPath(new URL('.', import.meta.url));
/** The only files that a browser never loads. */
const NODE_ONLY = new Set(['serve.ts', 'main.ts', 'images.ts', 'liveDoor.ts', 'liveServer.ts']);
const NODE_IMPORT = /from '(?:node:|ws'|sharp'|@hono\/node-server'|\.\.?\/(?:serve|main|images)\.ts')/;

test('outside of five files the back end runs in a browser: nothing of Node is imported', async () => {
  const files = (await readdir(HERE, { recursive: true })).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !NODE_ONLY.has(name),
  );
  expect(files.length).toBeGreaterThan(NODE_ONLY.size);
  const sources = await Promise.all(files.map((name) => readFile(`${HERE}${name}`, 'utf8')));
  expect(files.filter((_, index) => NODE_IMPORT.test(sources[index] ?? ''))).toEqual([]);
});
