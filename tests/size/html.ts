import { CITY_QUESTION } from '../../src/ui/dialog/earlyDialog.ts';
import { gzipKb } from './weigh.ts';

/** Data in a page has a type of its own. */
const INLINE = /<script(?: type="module")?>(.+?)<\/script>/gs;

/** A page as a browser gets it, in thousands of bytes. */
export interface PageHtml {
  readonly raw: number;
  /** Packed with brotli, as most browsers get it. */
  readonly br: number;
  /** The question for the city is sent with it, and needs no script but those. */
  readonly isAsking: boolean;
  /** Of scripts that are in the page itself, gzip. */
  readonly scripts: number;
}

export const htmlOf = async (url: string): Promise<PageHtml> => {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  const packed = Number(response.headers.get('content-length'));
  if (!(packed > 0)) throw new Error(`${url} does not say how long it is`);
  const text = await response.text();
  const scripts = [...text.matchAll(INLINE)].map(([, script = '']) => script).join('\n');
  return {
    raw: Buffer.byteLength(text) / 1_000,
    br: packed / 1_000,
    isAsking: new RegExp(`id="?${CITY_QUESTION}\\b`).test(text),
    scripts: scripts === '' ? 0 : gzipKb(Buffer.from(scripts)),
  };
};
