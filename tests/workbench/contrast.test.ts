import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shopStyles } from '../../.storybook/sources/plugin.ts';

const CLAIM = /^ {2}--([\w-]+): .*\/\* (.*): ([\d.]+) \/ ([\d.]+) \*\/$/gm;
/** How many colours say it today: a claim that is no longer read would be no longer held. */
const CLAIMS = 20;

const colours = new Map(
  shopStyles().tokens.map(({ name, light, dark }) => [name.slice(2), { light, dark: dark ?? light }]),
);

/** What text is on: `on-accent-soft` on `accent-soft`, `on-lacquer-muted` on `lacquer`, `on-accent` on the accent under a pointer, too. */
const groundsOf = (text: string): readonly string[] => {
  const ground = colours.has(text) ? text : text.replace(/-\w+$/, '');
  return [ground, `${ground}-hover`, `${ground}-press`].filter((name) => colours.has(name));
};
const groundsIn = (words: string): readonly string[] =>
  (/\bon (.*)$/.exec(words)?.[1] ?? '').split(/, | and /);

/** The relative luminance of WCAG 2. */
const luminanceOf = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const luminanceIn = (name: string, theme: 'light' | 'dark'): number =>
  luminanceOf(colours.get(name)?.[theme] ?? '');

/** On the least favourable ground, cut after the first decimal: what is said is never more than what is. */
const contrast = (name: string, grounds: readonly string[], theme: 'light' | 'dark'): string => {
  const own = luminanceIn(name, theme);
  const ratios = grounds
    .map((ground) => luminanceIn(ground, theme))
    .map((other) => (Math.max(own, other) + 0.05) / (Math.min(own, other) + 0.05));
  return (Math.floor(Math.min(...ratios) * 10) / 10).toFixed(1);
};

const text = readFileSync('src/ui/styles/tokens.css', 'utf8');
const claims = [...text.matchAll(CLAIM)].map(([, name = '', words = '', light = '', dark = '']) => ({
  name,
  grounds: name.startsWith('on-') ? groundsOf(name.slice('on-'.length)) : groundsIn(words),
  claimed: `${light} / ${dark}`,
}));

test.each(claims)('$name has the contrast that its line claims', ({ name, grounds, claimed }) => {
  expect(`${contrast(name, grounds, 'light')} / ${contrast(name, grounds, 'dark')}`).toBe(claimed);
});

test('every text on a ground claims its contrast', () => {
  const texts = [...colours.keys()].filter((name) => name.startsWith('on-'));
  expect(texts.filter((name) => !claims.some((claim) => claim.name === name))).toEqual([]);
  expect(claims.length).toBeGreaterThanOrEqual(CLAIMS);
});
