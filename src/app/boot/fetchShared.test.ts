import { expect, test, vi } from 'vitest';
import { initialState } from '../../slices/state.ts';
import { sharedStateOf } from './boot.ts';
import { fetchShared } from './fetchShared.ts';

const PATH = '/state/samara/abc.json';
const shared = sharedStateOf(initialState);
const answer = (location = PATH): Response =>
  Response.json(shared, { headers: { 'content-location': location } });

const play = async (...answers: readonly (Response | null)[]) => {
  const left = [...answers];
  const pauses: number[] = [];
  const fetch = vi.fn<(path: string) => Promise<Response>>(async () => {
    const next = left.shift();
    if (!next) throw new TypeError('Failed to fetch');
    return next;
  });
  const fetched = await fetchShared(PATH, { fetch, pause: async (ms) => void pauses.push(ms) });
  expect(fetch.mock.calls.every(([path]) => path === PATH)).toBe(true);
  return { fetched, pauses };
};

test('the state that the page was rendered from comes as it is', async () => {
  expect(await play(answer())).toEqual({ fetched: { shared, isOfPage: true }, pauses: [] });
});

test('another one in its place says so', async () => {
  expect((await play(answer('/state/samara/xyz.json'))).fetched.isOfPage).toBe(false);
  expect((await play(Response.json(shared))).fetched.isOfPage).toBe(false);
});

test('it is asked for until it comes: lost, refused, no JSON, or of a build that shares other parts', async () => {
  const { fetched, pauses } = await play(
    null,
    new Response('', { status: 503 }),
    new Response('<h1>502 Bad Gateway</h1>'),
    Response.json({ catalog: shared.catalog, setting: shared.setting }),
    null,
    null,
    answer(),
  );
  expect(fetched.isOfPage).toBe(true);
  expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 8_000, 8_000]);
});
