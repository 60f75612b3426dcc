import { expect, test } from 'vitest';
import { Covers } from './covers.ts';

test('an event meets what surrounds it, and what surrounds it meets each other; what no browser visit knows counts nothing', () => {
  const covers = new Covers([]);
  expect(covers.words()).toContain('Surrounding × surrounding: 0 of 109 pairs met');
  covers.meet(['cart/lineAdded', 'nobody/knows'], ['person: guest', 'cart: full', 'city: nowhere']);
  expect(covers.words()).toMatch(/^Event × surrounding: 2 of \d+ pairs met, by 1 of \d+ types of events\n/);
  expect(covers.words()).toContain('Surrounding × surrounding: 1 of 109 pairs met');
  expect(covers.words()).not.toMatch(/Never happened: .*cart\/lineAdded/);
});

test('a long run adds to what was met before', () => {
  const covers = new Covers(['cart/lineAdded × person: guest']);
  covers.meet(['cart/lineAdded'], ['person: customer']);
  expect(covers.words()).toMatch(/^Event × surrounding: 2 of /);
});
