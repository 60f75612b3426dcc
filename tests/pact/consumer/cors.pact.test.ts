import { expect, it } from 'vitest';
import { preflights } from '../../../contracts/cors.ts';
import { askFirst } from '../preflight.ts';

const namesIn = (answer: Response, header: string): readonly string[] =>
  (answer.headers.get(header) ?? '').split(',').map((name) => name.trim());

it.each(preflights)('a browser asks before it sends $method $path', async (preflight) => {
  const answer = await askFirst(preflight);
  expect(answer.ok).toBe(true);
  expect(namesIn(answer, 'access-control-allow-origin')).toContain(preflight.origin);
  expect(namesIn(answer, 'access-control-allow-methods')).toContain(preflight.method);
  expect(namesIn(answer, 'access-control-allow-headers')).toEqual(
    expect.arrayContaining([...preflight.headers]),
  );
});
