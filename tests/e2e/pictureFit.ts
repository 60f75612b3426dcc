import type { Page } from '@playwright/test';

/** A picture in a page, with the file that the browser takes for it. */
export interface Fit {
  /** What the file's address asks for, in pixels. */
  readonly file: number;
  /** How wide a file fills the place, in CSS pixels: where the picture is cut to its box, the side that decides. */
  readonly place: number;
  /** The narrowest file that the place offers. */
  readonly least: number;
  readonly address: string;
  readonly sizes: string;
}

/** Draws nothing and comes at once: what counts is which address is asked for. */
export async function answerPicturesWithNothing(page: Page): Promise<void> {
  await page.route('**/demo/i/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
}

/** Asks the browser anew for each picture that stands in the page now: one that it has, it keeps, be it too small or too large. */
export const fitsIn = (page: Page): Promise<readonly Fit[]> =>
  page.evaluate(async () => {
    /** Width by height of the demo's slides and stories, as they come. */
    const shapeOf = (address: string): number => {
      if (new URL(address).searchParams.has('h')) return 1;
      return /-tall|story-/.test(address) ? 9 / 16 : 16 / 9;
    };
    let asked = 0;
    /** A larger file that the browser has already would be taken instead: these addresses are new to it. */
    const copyOf = <Kind extends HTMLImageElement | HTMLSourceElement>(original: Kind): Kind => {
      const copy = document.createElement(original.localName) as Kind;
      copy.sizes = original.sizes;
      if (copy instanceof HTMLSourceElement) copy.media = (original as HTMLSourceElement).media;
      copy.srcset = original.srcset.replaceAll('?', `?asked=${Math.random()}-${asked}&`);
      asked += 1;
      return copy;
    };
    const chosenFor = async (img: HTMLImageElement): Promise<string> => {
      const [probe, box] = [document.createElement('img'), document.createElement('picture')];
      box.hidden = true;
      box.append(...[...(img.closest('picture')?.querySelectorAll('source') ?? [])].map(copyOf), probe);
      document.body.append(box);
      probe.sizes = img.sizes;
      probe.srcset = copyOf(img).srcset;
      await probe.decode().catch(() => undefined);
      box.remove();
      return probe.currentSrc;
    };
    const seen = new Map<string, Promise<Fit>>();
    for (const img of document.images) {
      const { offsetWidth, offsetHeight, sizes, srcset } = img;
      if (srcset === '' || offsetWidth === 0) continue;
      const key = `${sizes} ${offsetWidth} ${offsetHeight}`;
      if (seen.has(key)) continue;
      const fit = chosenFor(img).then((address) => ({
        address,
        sizes,
        file: Number(new URL(address, location.href).searchParams.get('w')),
        place: Math.max(offsetWidth, offsetHeight * shapeOf(address)),
        least: Number(/ (\d+)w/.exec(srcset)?.[1]),
      }));
      seen.set(key, fit);
    }
    return Promise.all(seen.values());
  });
