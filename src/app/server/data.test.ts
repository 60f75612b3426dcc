import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDataSource, type DataSource } from './data.ts';

type Answers = Record<string, string>;

const good = (): Answers => ({
  '/city/': '[{"id":"a","slug":"samara"},{"id":"b","slug":"tolyatti"}]',
  '/setting': '{"SAMARA_ID":"b"}',
  '/catalog': '{"products":[1]}',
  '/storage/version': '"7"',
  '/setting/version': '3',
});

let answers: Answers;
let calls: string[];
let now: number;
let data: DataSource;
const report = vi.fn<(message: string) => void>();

const readApi = async (path: string, citySlug: string): Promise<string> => {
  calls.push(`${citySlug}${path}`);
  const answer = answers[path];
  if (answer === undefined) throw new Error(`GET ${path} answered 500`);
  return answer;
};

beforeEach(() => {
  answers = good();
  calls = [];
  now = 0;
  report.mockClear();
  vi.useFakeTimers();
  data = createDataSource({ readApi, report, now: () => now });
});
afterEach(() => {
  data.close();
  vi.useRealTimers();
});

describe('the first load', () => {
  test('gives the raw answers of the city with their versions', async () => {
    expect(await data.read('samara')).toEqual({
      citySlug: 'samara',
      cities: [
        { id: 'a', slug: 'samara' },
        { id: 'b', slug: 'tolyatti' },
      ],
      settings: { SAMARA_ID: 'b' },
      catalog: { products: [1] },
      catalogVersion: '7',
      settingsVersion: '3',
    });
    expect(calls).toContain('samara/catalog');
  });

  test('takes the default city for no city and for an unknown one', async () => {
    expect((await data.read(null))?.citySlug).toBe('tolyatti');
    expect((await data.read('moscow'))?.citySlug).toBe('tolyatti');
  });

  test('happens once however many ask, and once per city', async () => {
    await Promise.all([data.read('samara'), data.read('samara'), data.read('samara')]);
    await data.read('samara');
    expect(calls.filter((call) => call === 'samara/catalog')).toHaveLength(1);
  });

  test('gives null while the API is down, is told, and is tried again after a pause', async () => {
    answers = {};
    expect(await data.read('samara')).toBeNull();
    expect(await data.slugs()).toEqual([]);
    expect(report).toHaveBeenCalledTimes(1);
    answers = good();
    expect(await data.read('samara')).toBeNull();
    now = 2_001;
    expect((await data.read('samara'))?.catalogVersion).toBe('7');
  });

  test('gives null for an answer that is no JSON', async () => {
    answers['/catalog'] = '<html>';
    expect(await data.read('samara')).toBeNull();
  });

  test('goes without a version that the API cannot tell', async () => {
    answers['/storage/version'] = '<html>';
    delete answers['/setting/version'];
    expect(await data.read('samara')).toMatchObject({ catalogVersion: '', settingsVersion: '' });
  });
});

describe('the poll', () => {
  test('runs every minute and reloads only what changed', async () => {
    const before = await data.read('samara');
    answers['/storage/version'] = '8';
    answers['/catalog'] = '{"products":[2]}';
    calls = [];
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toEqual(['samara/storage/version', 'samara/setting/version', 'samara/catalog']);
    const after = await data.read('samara');
    expect(after).toMatchObject({ catalogVersion: '8', catalog: { products: [2] } });
    expect(after?.settings).toBe(before?.settings);
  });

  test('keeps the very same data when no version changed, however it is written', async () => {
    const before = await data.read('samara');
    answers['/storage/version'] = '7';
    await data.poll();
    expect(await data.read('samara')).toBe(before);
  });

  test('reads the city list again with the settings', async () => {
    await data.read('samara');
    answers['/setting/version'] = '4';
    answers['/city/'] = '[{"id":"c","slug":"moscow"}]';
    await data.poll();
    expect(await data.slugs()).toEqual(['moscow']);
  });

  test('keeps the last good data while the API fails, and takes the new one when it is back', async () => {
    const before = await data.read('samara');
    answers = { '/storage/version': '8' };
    await data.poll();
    expect(await data.read('samara')).toBe(before);
    answers = {};
    await data.poll();
    expect(await data.read('samara')).toBe(before);
    answers = { ...good(), '/storage/version': '8' };
    await data.poll();
    expect((await data.read('samara'))?.catalogVersion).toBe('8');
  });

  test('ends with the source', async () => {
    await data.read('samara');
    data.close();
    calls = [];
    await vi.advanceTimersByTimeAsync(180_000);
    expect(calls).toEqual([]);
  });
});
