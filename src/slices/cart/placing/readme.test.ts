import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { placingEvents } from './events.ts';

const FORM = ['cart/paymentChosen', 'cart/changeTyped', 'cart/personsTyped', 'cart/commentTyped'];

test('README.md names each event of placing, and none that is not there', () => {
  const text = readFileSync(new URL('README.md', import.meta.url), 'utf8');
  const named = new Set(text.match(/cart\/[a-z]+[A-Z][A-Za-z]+|cart\/(?:returned|replaced)/g));
  expect([...named, ...FORM].toSorted()).toEqual(Object.keys(placingEvents).toSorted());
});
