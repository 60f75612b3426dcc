import type { Browser } from 'playwright';
import { kilobytes, watchWire, type Asked } from '../firstLoad/wire.ts';
import { browserOf } from '../visit/browsers.ts';
import { watchRest } from '../visit/rest.ts';
import { VISITORS } from '../visit/visitors.ts';

/** One picture of the first screen. */
interface Shown {
  readonly url: string;
  /** Pixels that its place has on this device, and pixels that the picture has, in width. */
  readonly place: number;
  readonly width: number;
  /** Drawn by rules, sharp at any size. */
  readonly isVector: boolean;
}

/** What a page's first screen shows, and what the page loads of pictures until rest. */
export interface Screen {
  readonly shown: readonly Shown[];
  readonly first: { readonly files: number; readonly kb: number };
  readonly all: { readonly files: number; readonly kb: number };
}

/** Runs in the page: the pictures that are on the screen now. */
const picturesOnScreen = async (): Promise<readonly Shown[]> => {
  const onScreen = [...document.images].filter((image) => {
    const { top, bottom, left, right, width } = image.getBoundingClientRect();
    const isIn = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return isIn && width > 0 && image.currentSrc.startsWith('http');
  });
  return Promise.all(
    onScreen.map(async (image) => {
      // Without srcset: its own pixels, not those that `sizes` make of them.
      const plain = new Image();
      plain.src = image.currentSrc;
      await plain.decode().catch(() => undefined);
      const type = (await fetch(image.currentSrc)).headers.get('content-type') ?? '';
      return {
        url: image.currentSrc,
        place: image.getBoundingClientRect().width * devicePixelRatio,
        width: plain.naturalWidth,
        isVector: type.startsWith('image/svg'),
      };
    }),
  );
};

/** A guest opens a page on this device and scrolls nowhere. */
export const lookAt = async (
  browser: Browser,
  address: string,
  device: Readonly<Record<string, unknown>>,
): Promise<Screen> => {
  const context = await browserOf(browser, { kept: VISITORS['city chosen'], isSavingData: true, device });
  try {
    const page = await context.newPage();
    const wire = await watchWire(await context.newCDPSession(page));
    const rest = watchRest(page);
    await page.goto(address, { waitUntil: 'load', timeout: 90_000 });
    await rest();
    const loaded: readonly Asked[] = [...wire.values()].filter(
      ({ kind, end }) => kind === 'picture' && end !== null,
    );
    const shown = await page.evaluate(picturesOnScreen);
    const first = loaded.filter(({ url }) => shown.some((one) => one.url === url));
    return {
      shown,
      first: { files: first.length, kb: kilobytes(first) },
      all: { files: loaded.length, kb: kilobytes(loaded) },
    };
  } finally {
    await context.close();
  }
};
