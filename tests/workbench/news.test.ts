import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changesBetween, keptAs, type Kept } from '../../.storybook/news/changes.ts';
import { changedLines } from '../../.storybook/news/lines.ts';
import { readNews, type News } from '../../.storybook/news/news.ts';
import { writeNews } from '../../.storybook/news/write.ts';

const kept = (path: string, blob: string): Kept => {
  const one = keptAs(path, blob);
  if (!one) throw new Error(path);
  return one;
};

describe('what has changed between two sets of baselines', () => {
  test('a baseline says its story and its kind; other files say nothing', () => {
    expect(keptAs('a/50-screens-cart--empty.390.webp', 'x')).toEqual({
      story: '50-screens-cart--empty',
      kind: '390.webp',
      path: 'a/50-screens-cart--empty.390.webp',
      blob: 'x',
    });
    expect(keptAs('a/README.md', 'x')).toBeNull();
  });

  test('is told story by story, and what is the same is not told', () => {
    const before = [
      kept('a/one--a.390.webp', '1'),
      kept('a/two--a.390.webp', '1'),
      kept('a/three--a.aria.yml', '1'),
    ];
    const after = [
      kept('a/one--a.390.webp', '1'),
      kept('a/two--a.390.webp', '2'),
      kept('a/four--a.390.webp', '1'),
    ];
    const told = changesBetween(before, after).map(({ story, was, is }) => [story, was?.blob, is?.blob]);
    expect(told).toEqual([
      ['four--a', undefined, '1'],
      ['three--a', '1', undefined],
      ['two--a', '1', '2'],
    ]);
  });

  test('a newer browser has a folder of its own, with the same stories', () => {
    const old = kept('b/linux-chromium-99/one--a.390.webp', '1');
    const now = kept('b/linux-chromium-156/one--a.390.webp', '1');
    expect(changesBetween([old], [old, now])).toEqual([]);
    expect(changesBetween([old], [{ ...now, blob: '2' }, old])).toMatchObject([{ is: { blob: '2' } }]);
  });

  test('of a text the lines that only one of the two has', () => {
    expect(changedLines('a\nb\nb\nc', 'a\nb\nd\n')).toEqual([
      { way: 'gone', text: 'b' },
      { way: 'gone', text: 'c' },
      { way: 'new', text: 'd' },
    ]);
  });
});

describe('what the build writes', () => {
  const root = mkdtempSync(join(tmpdir(), 'news-'));
  const folder = join(root, 'out');
  const baselines = join(root, 'tests/visual/baselines/linux-chromium-1');
  const git = (...words: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a', ...words], { cwd: root });
  const lay = (file: string, text: string) => writeFileSync(join(baselines, file), text);
  let news: News | null = null;

  beforeAll(() => {
    mkdirSync(baselines, { recursive: true });
    git('init', '-q');
    lay('one--a.390.webp', 'old picture');
    lay('two--a.aria.yml', '- button "Было"');
    lay('same--a.390.webp', 'same');
    lay('gone--a.390.webp', 'gone picture');
    git('add', 'tests');
    git('commit', '-qm', 'before');
    lay('one--a.390.webp', 'new picture');
    lay('two--a.aria.yml', '- button "Стало"');
    lay('new--a.1280.webp', 'first picture');
    rmSync(join(baselines, 'gone--a.390.webp'));
    writeNews({ root, since: 'HEAD', folder });
    news = readNews(JSON.parse(readFileSync(join(folder, 'news.json'), 'utf8')));
  });
  afterAll(() => rmSync(root, { recursive: true }));

  test('names every story that is new, gone or otherwise, in commits or not', () => {
    expect(news?.items.map(({ story, kind }) => [story, kind])).toEqual([
      ['gone--a', 'gone'],
      ['new--a', 'new'],
      ['one--a', 'changed'],
      ['two--a', 'changed'],
    ]);
    expect(news?.since).toBe('HEAD');
    expect(news?.commit).toMatch(/^[\da-f]{40}$/);
  });

  test('lays the pictures before and after beside it', () => {
    const read = (file: string | null | undefined) => file && readFileSync(join(folder, file), 'utf8');
    const one = news?.items.find(({ story }) => story === 'one--a');
    expect([read(one?.before), read(one?.after)]).toEqual(['old picture', 'new picture']);
    const added = news?.items.find(({ story }) => story === 'new--a');
    expect([added?.before, read(added?.after)]).toEqual([null, 'first picture']);
  });

  test('tells of a story without a picture what is heard of it otherwise', () => {
    expect(news?.items.at(-1)).toMatchObject({
      before: null,
      after: null,
      lines: [
        { way: 'gone', text: '- button "Было"' },
        { way: 'new', text: '- button "Стало"' },
      ],
    });
  });

  test('is refused where git knows no such commit', () => {
    expect(() => writeNews({ root, since: 'nowhere', folder: join(root, 'other') })).toThrow(/nowhere/);
  });
});

test('a file that is no list of news is none', () => {
  expect(readNews({ items: [] })).toBeNull();
});
