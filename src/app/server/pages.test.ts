import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readConfig } from './config.ts';
import { createDataSource, type DataSource } from './data.ts';
import type { Render, RenderInput } from './page.ts';
import { createPageCache } from './pageCache.ts';
import { createPages } from './pages.ts';
import { parseTemplate } from './template.ts';

const TEMPLATE =
  '<head><!--head--></head><!--question--><!--app--><i><!--config--></i><i><!--state--></i><!--data-->';
const ANSWERS: Readonly<Record<string, string>> = {
  '/city/': '[{"id":"a","slug":"samara"}]',
  '/setting': '{"SAMARA_ID":"a"}',
  '/catalog': '{}',
  '/storage/version': '1',
  '/setting/version': '1',
};

/** Calls of these are never answered. */
let hanging: readonly string[];
/** This one takes its time. */
let slow: string;
let inputs: RenderInput[];
let data: DataSource;
let answer: (request: Request) => Promise<Response>;

const render: Render = async (input) => {
  inputs.push(input);
  const app = new TextEncoder().encode(`page of ${input.citySlug}`);
  return { status: input.data ? 200 : 503, head: '', app, state: '{}', isCacheable: true };
};

const SLOW_MS = 4_800;

const readApi = (path: string): Promise<string> =>
  new Promise((resolve) => {
    if (hanging.includes(path)) return;
    if (path === slow) setTimeout(() => resolve(ANSWERS[path] ?? ''), SLOW_MS);
    else resolve(ANSWERS[path] ?? '');
  });

const pagesOf = (template: string, sheet: string | null) =>
  createPages({
    config: readConfig({}).page,
    data,
    shared: { pathOf: async ({ citySlug }) => `/state/${citySlug}/1.json` },
    render,
    template: () => Promise.resolve(parseTemplate(template)),
    manifest: {},
    cache: createPageCache(),
    headers: {},
    policyOf: () => '',
    sheet,
  });

beforeEach(() => {
  hanging = [];
  slow = '';
  inputs = [];
  data = createDataSource({ readApi, report: () => undefined });
  answer = pagesOf(TEMPLATE, null);
});
afterEach(() => {
  vi.useRealTimers();
  data.close();
});

const get = (path: string, host = 'localhost') => answer(new Request(`http://${host}${path}`));

describe('one page', () => {
  test('differs by its query where it is the search, and nowhere else', async () => {
    for (const query of ['', '?q=', '?q=wok', '?q=rolls', '?q=rolls&page=2'])
      for (const path of ['/samara/catalog', '/samara/catalog/search', '/catalog/search/'])
        await get(path + query);
    expect(inputs.map(({ url }) => url.pathname + url.search)).toEqual([
      '/samara/catalog',
      '/samara/catalog/search',
      '/catalog/search',
      '/samara/catalog/search?q=wok',
      '/catalog/search?q=wok',
      '/samara/catalog/search?q=rolls',
      '/catalog/search?q=rolls',
    ]);
  });

  test('is the same for every host that it is asked of, and names none of them', async () => {
    const pages = await Promise.all(
      ['a.example', 'b.example:81', 'localhost'].map(async (host) => (await get('/samara', host)).text()),
    );
    expect(new Set(pages).size).toBe(1);
    expect(inputs).toHaveLength(1);
    expect(inputs[0]?.url.host).not.toMatch(/example$|localhost/);
  });
});

test('a page names the state that it shares with the others of its city', async () => {
  const link =
    'id="shared" rel="later" data-rel="preload" as="fetch" fetchpriority="low" crossorigin href="/state/samara/1.json"';
  expect(await (await get('/samara')).text()).toContain(link);
});

test('the part of the sheet in a page stands before the whole one, which wins where both have a say', async () => {
  const link = '<link rel="later" data-rel="stylesheet" href="/all.css">';
  const answerWith = pagesOf(TEMPLATE.replace('</head>', `${link}</head>`), 'i{top:0}');
  const page = await (await answerWith(new Request('http://localhost/samara'))).text();
  expect(page).toContain('<style>i{top:0}</style>');
  expect(page.indexOf('<style>')).toBeLessThan(page.indexOf(link));
});

describe('a page that was never made is answered within five seconds', () => {
  test.each([
    ['every call', Object.keys(ANSWERS)],
    ['the menu and its version', ['/catalog', '/storage/version']],
    ['the list of cities', ['/city/']],
  ])('while %s hangs', async (_what, calls) => {
    vi.useFakeTimers();
    hanging = calls;
    const answered = vi.fn<(response: Response) => void>();
    void get('/samara/catalog').then(answered);
    await vi.advanceTimersByTimeAsync(4_900);
    vi.useRealTimers();
    await vi.waitFor(() => expect(answered).toHaveBeenCalled());
    expect(answered.mock.calls[0]?.[0].status).toBe(503);
    expect(inputs.map((input) => input.data)).toEqual([null]);
  });

  test('while the menu is slow, and the next page has it', async () => {
    vi.useFakeTimers();
    slow = '/catalog';
    const first = get('/samara/catalog');
    await vi.advanceTimersByTimeAsync(SLOW_MS);
    vi.useRealTimers();
    expect((await first).status).toBe(503);
    expect((await get('/samara/catalog')).status).toBe(200);
  });
});
