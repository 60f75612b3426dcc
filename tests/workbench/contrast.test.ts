import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paletteOf, remarksIn } from '../../.storybook/sources/contrast.ts';
import { shopComponents, shopStyles } from '../../.storybook/sources/plugin.ts';

/** How many colours say it today: a claim that is no longer read would be no longer held. */
const CLAIMS = 20;
/** Text, by WCAG 2, level AA. */
const READABLE = 4.5;

const { tokens } = shopStyles();
const { contrast, groundsOf } = paletteOf(tokens);
const claims = [...remarksIn(readFileSync('src/ui/styles/tokens.css', 'utf8'))].flatMap(
  ([name, { grounds, claimed }]) =>
    claimed === null ? [] : [{ name, claimed, grounds: name.startsWith('on-') ? groundsOf(name) : grounds }],
);

test.each(claims)('$name has the contrast that its line claims', ({ name, grounds, claimed }) => {
  expect(`${contrast(name, grounds, 'light')} / ${contrast(name, grounds, 'dark')}`).toBe(claimed);
});

test('every text on a ground claims its contrast', () => {
  const texts = tokens.map(({ name }) => name.slice(2)).filter((name) => name.startsWith('on-'));
  expect(texts.filter((name) => !claims.some((claim) => claim.name === name))).toEqual([]);
  expect(claims.length).toBeGreaterThanOrEqual(CLAIMS);
});

test('every text of a component can be read on every ground that its style sheet names, in both themes', () => {
  const texts = Object.values(shopComponents()).flatMap(({ path, tokens: { colours } }) =>
    colours.filter(({ use }) => use === 'text').map((colour) => ({ path, ...colour })),
  );
  expect(texts.length).toBeGreaterThan(60);
  expect(
    texts
      .filter(({ contrast: { light, dark } }) => Math.min(Number(light), Number(dark)) < READABLE)
      .map(({ path, name, against }) => `${path}: ${name} on ${against.join(', ')}`),
  ).toEqual([]);
});
