import type { ImageSources } from './imageAddress.ts';

/**
 * Names its files to a picture in the page; what already stands there is left alone. `src` is the last: with it the browser picks.
 *
 * A render in the browser names none. Chromium keeps an element with a `srcset` that never came into a page, and all that it
 * stands in, for as long as the page lives, and React makes such elements whenever it gives up a render.
 */
export function showSources(
  img: HTMLImageElement,
  { sizes = '', srcSet: srcset = '', src }: ImageSources,
): void {
  if (srcset === '' || img.srcset !== srcset) Object.assign(img, { sizes, srcset, src });
}
