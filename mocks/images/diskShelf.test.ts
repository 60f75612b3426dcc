import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDiskShelf } from './diskShelf.ts';

let folder = '';
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'shelf-')), 'pictures');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

const shelf = (bytes = 100_000) => createDiskShelf({ folder, bytes });
const picture = (length: number, fill = 1) => new Uint8Array(length).fill(fill);
const sizeOf = (names: readonly string[]): number =>
  names.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
/** As if it had been asked for last at that second. */
const usedAt = (name: string, second: number): void => utimesSync(join(folder, name), second, second);

test('what was put is there for whoever comes later, byte for byte', async () => {
  await shelf().put('a.webp', picture(10, 7));
  expect(await shelf().take('a.webp')).toEqual(picture(10, 7));
  expect(await shelf().take('b.webp')).toBeNull();
});

test('a file that was cut off is no picture, and is gone', async () => {
  await shelf().put('a.webp', picture(1_000));
  truncateSync(join(folder, 'a.webp'), 500);
  expect(await shelf().take('a.webp')).toBeNull();
  expect(readdirSync(folder)).toEqual([]);
});

test('the folder keeps its bound, and the least recently used goes first', async () => {
  const kept = shelf(10_000);
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']) await kept.put(name, picture(1_000));
  ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].forEach((name, at) => usedAt(name, 1_000 + at));
  await kept.take('a');
  await kept.put('j', picture(1_000));
  const left = readdirSync(folder);
  expect(sizeOf(left)).toBeLessThanOrEqual(10_000);
  expect(left).toContain('a');
  expect(left).toContain('j');
  expect(left).not.toContain('b');
});

test('two that write the same picture at once leave it whole', async () => {
  const both = [shelf(), shelf()];
  await Promise.all(both.flatMap((one) => Array.from({ length: 20 }, () => one.put('a', picture(5_000, 3)))));
  expect(readdirSync(folder)).toEqual(['a']);
  expect(await shelf().take('a')).toEqual(picture(5_000, 3));
});

test('two that share the folder keep its bound together', async () => {
  const both = [shelf(20_000), shelf(20_000)];
  for (let round = 0; round < 30; round += 1)
    await Promise.all(both.map((one, who) => one.put(`${who}-${round}`, picture(1_000))));
  expect(sizeOf(readdirSync(folder))).toBeLessThanOrEqual(20_000);
});

test('what a process that ended has not finished is swept away in time', async () => {
  await shelf().put('a', picture(10));
  writeFileSync(join(folder, 'b.1-1.new'), 'half');
  writeFileSync(join(folder, 'c.1-1.new'), 'half');
  usedAt('b.1-1.new', 1_000);
  await shelf().put('d', picture(10));
  expect(readdirSync(folder).toSorted()).toEqual(['a', 'c.1-1.new', 'd']);
});

test('a disk that cannot be written to costs nothing but its help', async () => {
  writeFileSync(join(folder, '..', 'file'), '');
  const nowhere = createDiskShelf({ folder: join(folder, '..', 'file', 'pictures'), bytes: 1_000 });
  await nowhere.put('a', picture(10));
  expect(await nowhere.take('a')).toBeNull();
});
