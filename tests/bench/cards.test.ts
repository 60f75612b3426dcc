import { expect, test } from 'vitest';
import { cardsIn } from './cards.ts';

const PICTURE = { src: '/i/1?w=248&h=248', srcSet: '/i/1?w=264&h=264 264w', sizes: '43vw' };

test('a card is read with and without quotation marks', () => {
  const bare =
    '<article class=a aria-label=Поке><img class=b alt loading=lazy sizes=43vw srcSet="/i/1?w=264&h=264 264w" src="/i/1?w=248&h=248"><h3><a href=/poke>Поке</a></h3></article>';
  const quoted =
    '<article aria-label="Поке «А&amp;Б»"><img alt="" sizes="43vw" srcSet="/i/1?w=264&amp;h=264 264w" src="/i/1?w=248&amp;h=248"/><h2><a href="/poke">Поке</a></h2></article>';
  expect(cardsIn(bare + quoted)).toEqual([
    { name: 'Поке', href: '/poke', picture: { ...PICTURE, loading: 'lazy' } },
    { name: 'Поке «А&Б»', href: '/poke', picture: PICTURE },
  ]);
});

test('a card that cannot be read is not left out', () => {
  expect(() => cardsIn('<article aria-label=Поке><img src=/i/1><a href=/poke>Поке</a></article>')).toThrow(
    'cannot read 1 of 1',
  );
  expect(() => cardsIn('<p>Ничего</p>')).toThrow('0 of 0');
});
