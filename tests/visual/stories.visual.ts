import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { EXPECTED } from './baselines.ts';
import { test } from './reviewer.ts';
import { BUILT } from './serve.ts';
import { DESK, openStory, PHONE, settles, type Size } from './story.ts';

interface Entry {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly name: string;
  readonly tags: readonly string[];
}

const { entries } = JSON.parse(readFileSync(join(BUILT, 'index.json'), 'utf8')) as {
  readonly entries: Readonly<Record<string, Entry>>;
};

const MAJOR = process.env['CHROMIUM_MAJOR'] ?? '';
const isPicture = ({ tags }: Entry): boolean =>
  tags.some((tag) => /^(?:screen|modal|panel|error):/.test(tag));

/** Everything as a phone shows it; what is ready also as a desk does: the rest would double a budget of 25 MB. */
const screensOf = ({ tags }: Entry, own: Size | null): readonly Size[] => {
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

for (const entry of Object.values(entries).filter(({ type }) => type === 'story'))
  test(`${entry.title} / ${entry.name}`, async ({ page }, { config: { updateSnapshots } }) => {
    const isUpdate = updateSnapshots !== 'none';
    const { elsewhere, own } = await openStory(page, entry.id);
    for (const screen of isPicture(entry) ? screensOf(entry, own) : []) {
      await page.setViewportSize(screen);
      await settles(page);
      // As a list a name is taken as it is: its dot tells the story from the screen.
      await expect(page).toHaveScreenshot([baselineOf(`${entry.id}.${screen.width}.png`, isUpdate)]);
    }
    if (!isPicture(entry))
      await expect(page.locator('body')).toMatchAriaSnapshot({
        name: baselineOf(`${entry.id}.aria.yml`, isUpdate),
      });
    expect(elsewhere, 'the workbench needs no other server').toEqual([]);
  });
