import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readAsked } from './asked.ts';
import { formatted } from './formatted.ts';
import { journalText } from './packed.ts';
import { replayOf } from './replay.ts';

const storyOf = (file: string, ...options: readonly string[]): string => {
  const asked = readAsked([file, '--to', 'story', ...options]);
  if (typeof asked === 'string') throw new Error(asked);
  return replayOf(journalText(file), asked).told;
};

test('the story of a kept visit, which the workbench runs, is the one that is written now', () => {
  const story = formatted(storyOf('tests/replay/kept/checkout.json.gz', '--until', '92'));
  expect(story).toBe(readFileSync('stories/90-Reports/Checkout.stories.tsx', 'utf8'));
});

test('without a dialog it begins on the page where the customer was, and looks how full their cart is', () => {
  const story = storyOf('tests/replay/kept/checkout.json.gz', '--until', '63');
  expect(story).toContain(`route: "/samara/checkout",`);
  expect(story).toContain(`play: shows('link', "Корзина, 2 товара"),`);
});

test('ids of people, their addresses and orders are those of the demo', () => {
  const story = storyOf('tests/replay/kept/wok.json.gz');
  expect(story).toContain('demoCustomer');
  expect(story).toContain('order-1');
  expect(story).not.toMatch(/masked-\d|\+7000|-0{8}/);
});
