import { expect, type Page } from '@playwright/test';
import { SCREENS } from '../../.storybook/viewports.ts';

/** A screen, in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A phone of 390 by 844 px, less what a browser's own bars take. */
export const PHONE: Size = { width: 390, height: 720 };
export const DESK: Size = { width: 1280, height: 800 };

interface Render {
  readonly phase?: string;
  readonly story?: { readonly storyGlobals?: { readonly viewport?: { readonly value?: string } } };
}
/** Where the workbench keeps what it shows. */
const PREVIEW = '__STORYBOOK_PREVIEW__';

const shown = (page: Page): Promise<Render> =>
  page.evaluate((name) => {
    const preview = Reflect.get(window, name) as { readonly currentRender?: Render } | undefined;
    const { phase = '', story } = preview?.currentRender ?? {};
    return { phase, story: { storyGlobals: { ...story?.storyGlobals } } };
  }, PREVIEW);

const ownScreen = async (page: Page): Promise<Size | null> => {
  const { story } = await shown(page);
  const { styles } = SCREENS[story?.storyGlobals?.viewport?.value ?? ''] ?? {};
  return styles
    ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
    : null;
};

const phaseOf = async (page: Page): Promise<string> => (await shown(page)).phase ?? '';

const show = async (page: Page, id: string): Promise<void> => {
  await page.goto(
    `${process.env['WORKBENCH_URL']}iframe.html?viewMode=story&id=${id}&globals=a11y.manual:!true`,
  );
  await expect
    .poll(() => phaseOf(page), { message: 'the story ends', timeout: 45_000, intervals: [100] })
    .toMatch(/finished|errored/);
};

const isWhole = async (page: Page): Promise<void> => {
  expect(await phaseOf(page)).toBe('finished');
  // Of a play function that fell the phase tells nothing.
  await expect(page.locator('body.sb-show-errordisplay'), 'the story met problems').toHaveCount(0);
};

/** Fonts are there, and each picture but those that wait far below for somebody to scroll. */
export const settles = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const isWanted = (image: HTMLImageElement): boolean => {
      const { top, bottom } = image.getBoundingClientRect();
      return image.loading !== 'lazy' || (bottom > 0 && top < window.innerHeight);
    };
    const wanted = [...document.images].filter((image) => image.checkVisibility() && isWanted(image));
    await Promise.all(wanted.map((image) => image.decode().catch(() => undefined)));
  });
};

/**
 * A menu is drawn to its end: it comes piece by piece and keeps room for the dishes that are still to come. What a search found
 * comes as it is read, so that some room may stay there, further than a screen below.
 */
const isDrawnOut = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const boxes = document.querySelectorAll<HTMLInputElement>('input[type=search]');
    const isSearch = [...boxes].some(({ value }) => value !== '');
    const isFar = (room: Element): boolean => room.getBoundingClientRect().top > 2 * window.innerHeight;
    return [...document.querySelectorAll('[style*="--dishes"]')].every((room) => isSearch && isFar(room));
  });

/** How many suggestions there are, told while somebody types: which counts are told hangs on the pace of the machine. */
const COUNTS = /^\s*- log: .*доступно.*\n?/gm;

/**
 * What a reader of screens is told, once it stays the same. Compared as text: Playwright's own matcher reads every number as
 * any number, and does not mind what is there beyond the outline.
 */
export async function outlineOf(page: Page): Promise<string> {
  await isDrawnOut(page);
  let outline = '';
  const isSteady = async (): Promise<boolean> => {
    const before = outline;
    outline = (await page.locator('body').ariaSnapshot()).replaceAll(COUNTS, '');
    return outline === before;
  };
  await expect.poll(isSteady, { message: 'the outline stays', timeout: 15_000, intervals: [100] }).toBe(true);
  return outline;
}

export interface OpenedStory {
  /** Addresses of other origins that were asked for. */
  readonly elsewhere: readonly string[];
  /** The screen that the story is told for; null where any will do. */
  readonly own: Size | null;
}

/** Opens a story, plays it to its end on the screen that it is told for. */
export async function openStory(page: Page, id: string): Promise<OpenedStory> {
  const elsewhere: string[] = [];
  const { origin } = new URL(process.env['WORKBENCH_URL'] ?? '');
  page.removeAllListeners('request');
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(?:data|blob):/.test(url)) elsewhere.push(url);
  });
  await page.setViewportSize(DESK);
  await show(page, id);
  // Which screen a story is told for it says itself, and on another one it may not end well.
  const own = await ownScreen(page);
  if (own && own.width !== DESK.width) {
    await page.setViewportSize(own);
    await show(page, id);
  }
  await isWhole(page);
  return { elsewhere, own };
}
