import { expect, test } from 'vitest';
import { navigateBy } from './navigating.ts';

const visit = () => {
  const taken: unknown[] = [];
  const note =
    (way: string) =>
    (...step: readonly unknown[]): void =>
      void taken.push([way, ...step]);
  return {
    taken,
    navigate: navigateBy({ push: note('push'), replace: note('replace'), go: note('go') }),
  };
};

test('an address of the shop is a step of the history, or takes the place of the present one', () => {
  const { navigate, taken } = visit();
  navigate('/samara/cart');
  navigate('/samara/catalog?q=вок', { replace: true, state: { lineId: '1' } });
  navigate(-1);
  expect(taken).toEqual([
    ['push', '/samara/cart', null],
    ['replace', '/samara/catalog?q=вок', { lineId: '1' }],
    ['go', -1],
  ]);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'cart',
  '',
])('%j is no address of the shop', (to) => {
  const { navigate, taken } = visit();
  expect(() => navigate(to)).toThrow('Not an address of the shop');
  expect(taken).toEqual([]);
});
