import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { IndexedStory } from '../workbench/storyIndex.ts';
import { EXPECTED } from './baselines.ts';
import { test } from './reviewer.ts';
import { builtStories } from './serve.ts';
import { DESK, openStory, PHONE, settles, type Size } from './story.ts';

type Tagged = Pick<IndexedStory, 'tags'>;

const MAJOR = process.env['CHROMIUM_MAJOR'] ?? '';
const isPicture = ({ tags }: Tagged): boolean =>
  tags.some((tag) => /^(?:screen|modal|panel|error):/.test(tag));

/** Everything as a phone shows it; what is ready also as a desk does: the rest would double a budget of 25 MB. */
const screensOf = ({ tags }: Tagged, own: Size | null): readonly Size[] => {
  if (own) return [own];
  return tags.includes('state:ready') ? [PHONE, DESK] : [PHONE];
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
    for (const screen of isPicture(story) ? screensOf(story, own) : []) {
      await page.setViewportSize(screen);
      await settles(page);
      // As a list a name is taken as it is: its dot tells the story from the screen.
      await expect(page).toHaveScreenshot([baselineOf(`${story.id}.${screen.width}.png`, isUpdate)]);
    }
    if (!isPicture(story))
      await expect(page.locator('body')).toMatchAriaSnapshot({
        name: baselineOf(`${story.id}.aria.yml`, isUpdate),
        // A new one is only written once the old one has been waited for.
        ...(isUpdate && { timeout: 1_000 }),
      });
    expect(elsewhere, 'the workbench needs no other server').toEqual([]);
  });
