import type { Page } from '@playwright/test';
import { IS_BRIEF } from '../brief.ts';
import { expect, test as shop } from '../shop.ts';
import { detect, suspects, writtenOn, type Detector } from './detector.ts';

/** Many pages, and in a deep run every payload on them. */
export const LONG_MS = IS_BRIEF ? 240_000 : 1_500_000;
/** Fewer signs are no page of the shop. */
const FEWEST_SIGNS = 200;
/** What the policy is there to refuse: a picture whose address the chain itself has put elsewhere. */
const FOREIGN_PICTURE = /^img-src https:\/\/evil\.example/;

/** Fails each test on whatever has run, was refused by the policy or has reached another host. */
export const test = shop.extend<{ readonly detector: Detector }>({
  detector: [
    async ({ page, watch }, provide) => {
      watch.expect(/evil\.example/);
      const detector = await detect(page);
      await provide(detector);
      expect([...detector.executed]).toEqual([]);
      expect(detector.reached).toEqual([]);
      expect(detector.violations.filter((line) => !FOREIGN_PICTURE.test(line))).toEqual([]);
    },
    { auto: true },
  ],
});

/** The page waits for nothing, is not blank, and has nothing in it that could run; the answer is all that is written on it. */
export async function seeSound(page: Page): Promise<string> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const written = await writtenOn(page);
  expect(written.length, page.url()).toBeGreaterThan(FEWEST_SIGNS);
  expect(await suspects(page), page.url()).toEqual([]);
  return written;
}
