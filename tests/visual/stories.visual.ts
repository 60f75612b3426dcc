import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { folderOf } from './baselines.ts';
import { BUILT } from './serve.ts';
import { openStory, otherWidth } from './story.ts';

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

/** Only `--update` makes a baseline; a story without one says so in a line. */
const baselineOf = (file: string, mayBeNew: boolean): string => {
  if (!mayBeNew && !existsSync(join(folderOf(MAJOR), file)))
    throw new Error(
      `No baseline ${file} for Chromium ${MAJOR}: look at the story, then npm run test:visual -- --update`,
    );
  return file;
};

for (const entry of Object.values(entries).filter(({ type }) => type === 'story'))
  test(`${entry.title} / ${entry.name}`, async ({ page }, { config: { updateSnapshots } }) => {
    const isUpdate = updateSnapshots !== 'none';
    const { width, elsewhere } = await openStory(page, entry.id);
    if (isPicture(entry)) {
      await expect(page).toHaveScreenshot(baselineOf(`${entry.id}.${width}.png`, isUpdate));
      await page.setViewportSize(otherWidth(width));
      await expect(page).toHaveScreenshot(baselineOf(`${entry.id}.${otherWidth(width).width}.png`, isUpdate));
    } else {
      await expect(page.locator('body')).toMatchAriaSnapshot({
        name: baselineOf(`${entry.id}.aria.yml`, isUpdate),
      });
    }
    expect(elsewhere, 'the workbench needs no other server').toEqual([]);
  });
