import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { IndexedStory } from '../workbench/storyIndex.ts';
import { EXPECTED } from './baselines.ts';
import { forgetOthers } from './pack.ts';
import { test } from './reviewer.ts';
import { builtStories } from './serve.ts';
import { DESK, openStory, outlineOf, PHONE, settles, type Size } from './story.ts';

type Tagged = Pick<IndexedStory, 'tags'>;

const MAJOR = process.env['CHROMIUM_MAJOR'] ?? '';
const has = ({ tags }: Tagged, kind: RegExp): boolean => tags.some((tag) => kind.test(tag));
const isPicture = (story: Tagged): boolean => has(story, /^(?:screen|modal):/);

/** Every dialog, and the pages on the way to an order: what a reader of screens is told of them is kept beside the picture. */
const isHeard = (story: Tagged): boolean =>
  !isPicture(story) || has(story, /^modal:|^screen:(?:index|catalog|catalog-section-product|cart|checkout)$/);

/**
 * One picture of each: of a screen that is ready and told for no screen of its own as a desk shows it, of all else as a phone
 * does. Both of everything would take twice the budget of 25 MB.
 */
const screenOf = (story: Tagged, own: Size | null): Size => {
  if (own && own.width !== PHONE.width) return own;
  return !own && has(story, /^screen:/) && has(story, /^state:ready$/) ? DESK : PHONE;
};

/** Only `--update` makes a baseline; a story without one says so in a line. */
const baselineOf = (file: string, mayBeNew: boolean): string => {
  if (!mayBeNew && !existsSync(join(EXPECTED, file)))
    throw new Error(
      `No baseline ${file} for Chromium ${MAJOR}: look at the story, then npm run test:visual -- --update`,
    );
  return file;
};

for (const story of builtStories())
  test(`${story.title} / ${story.name}`, async ({ reviewer: page }, { config: { updateSnapshots } }) => {
    const isUpdate = updateSnapshots !== 'none';
    const { elsewhere, own } = await openStory(page, story.id);
    const screen = screenOf(story, own);
    const picture = `${story.id}.${screen.width}.png`;
    const outline = `${story.id}.aria.yml`;
    const wanted = [...(isPicture(story) ? [picture] : []), ...(isHeard(story) ? [outline] : [])];
    if (isUpdate) forgetOthers(EXPECTED, story.id, wanted);
    if (isPicture(story)) {
      await page.setViewportSize(screen);
      await settles(page);
      // As a list a name is taken as it is: its dot tells the story from the screen.
      await expect.soft(page).toHaveScreenshot([baselineOf(picture, isUpdate)]);
    }
    if (isHeard(story)) expect.soft(await outlineOf(page)).toMatchSnapshot([baselineOf(outline, isUpdate)]);
    expect(elsewhere, 'the workbench needs no other server').toEqual([]);
  });
