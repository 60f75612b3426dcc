import { expect, test } from 'vitest';
import { latLon } from './geometry.ts';
import { routeTo } from './mapService.ts';

test('the way leads from wherever one is, latitude first', () => {
  const { origin, searchParams } = new URL(routeTo(latLon(53.1876, 50.0894)));
  expect(origin).toBe('https://yandex.ru');
  expect(searchParams.get('rtext')).toBe('~53.1876,50.0894');
});
