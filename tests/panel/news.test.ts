import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { writeNews } from '../../.storybook/news/write.ts';
import { BUILT } from '../visual/serve.ts';
import { serveSite, type Site } from '../visual/site.ts';

const CHANGED = '50-screens-cart--guest';
const root = mkdtempSync(join(tmpdir(), 'workbench-news-'));
const compared = join(root, 'compared');
const alone = join(root, 'alone');

/** The built workbench in a folder of its own, without whatever its build has compared. */
function lay(folder: string): void {
  mkdirSync(folder);
  for (const name of readdirSync(BUILT).filter((entry) => entry !== 'news'))
    symlinkSync(join(BUILT, name), join(folder, name));
}

const plain = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 39, height: 72, channels: 3, background } })
    .webp({ lossless: true })
    .toBuffer();

let sites: readonly Site[] = [];
test.beforeAll(async () => {
  lay(compared);
  lay(alone);
  const baselines = join(root, 'tests/visual/baselines/linux-chromium-1');
  const git = (...words: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a', ...words], { cwd: root });
  mkdirSync(baselines, { recursive: true });
  git('init', '-q');
  writeFileSync(join(baselines, `${CHANGED}.390.webp`), await plain('white'));
  git('add', 'tests');
  git('commit', '-qm', 'before');
  writeFileSync(join(baselines, `${CHANGED}.390.webp`), await plain('black'));
  writeFileSync(join(baselines, '20-components-price--ready.aria.yml'), '- text: 590 ₽');
  writeNews({ root, since: 'HEAD', folder: join(compared, 'news') });
  sites = await Promise.all([compared, alone].map(serveSite));
});
test.afterAll(async () => {
  await Promise.all(sites.map(({ close }) => close()));
  rmSync(root, { recursive: true });
});

test('the built workbench lists what has changed, with the pictures before and after', async ({ page }) => {
  await page.goto(`${sites[0]?.url}?path=/story/00-start-news--since`);
  const canvas = page.frameLocator('#storybook-preview-iframe');
  await expect(canvas.getByText(/2\sистории изменились/)).toBeVisible();
  const changed = canvas.getByRole('article', { name: /^Корзина: / });
  for (const [words, colour] of [
    ['Было', 255],
    ['Стало', 0],
  ] as const) {
    const picture = changed.getByRole('img', { name: words });
    await expect(picture).toBeVisible();
    const shown = await picture.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const canvasOf = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext(
        '2d',
      );
      canvasOf?.drawImage(image, 0, 0);
      return canvasOf?.getImageData(0, 0, 1, 1).data[0];
    });
    expect(shown).toBe(colour);
  }
  await expect(canvas.getByRole('article', { name: /^Цена: / })).toContainText('text: 590 ₽');
  await changed.getByRole('link', { name: /^Корзина: / }).click();
  await expect(page).toHaveURL(new RegExp(CHANGED));
});

test('a build that was not asked to compare says how to ask', async ({ page }) => {
  await page.goto(`${sites[1]?.url}iframe.html?viewMode=story&id=00-start-news--since`);
  await expect(page.getByText('npm run storybook:build -- --since REF')).toBeVisible();
});
