import { expect, test } from 'vitest';
import { ApiFailure } from '../../domain/failure.ts';
import { readPage } from './page.ts';

test('a page is read with its text as it was sent, and without what nobody asked for', () => {
  expect(readPage({ title: ' О нас ', html: '<p>Мы</p>', author: 'x' })).toEqual({
    title: 'О нас',
    html: '<p>Мы</p>',
  });
});

test.each([null, '<p>Мы</p>', {}, { title: 'О нас' }, { title: 'О нас', html: null }, { html: '<p>Мы</p>' }])(
  '%j is no page',
  (value) => {
    expect(() => readPage(value)).toThrow(ApiFailure);
  },
);
