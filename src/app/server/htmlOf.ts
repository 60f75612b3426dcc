import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { compactHtml } from './compactHtml.ts';

/** How React marks a boundary that it leaves to the browser. No text of a page can look like it: `<` is escaped in all of them. */
const LEFT_OPEN = '<!--$!-->';

const htmlWhenReady = (element: ReactNode, tell: (error: unknown) => void): Promise<string> =>
  new Promise((resolve, reject) => {
    const pieces: Uint8Array[] = [];
    const sink = new Writable({
      write(piece: Uint8Array, _encoding, done) {
        pieces.push(piece);
        done();
      },
      final(done) {
        resolve(Buffer.concat(pieces).toString());
        done();
      },
    });
    const { pipe } = renderToPipeableStream(element, {
      // Nothing is sent in pieces: the pieces would come with inline scripts, which the policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // The whole page is kept and sent at once: also people without JavaScript see the dishes.
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: tell,
    });
  });

/**
 * The whole HTML of an element, when all of it is there: in one go where nothing is waited for. What fails inside of a Suspense boundary is
 * told and left to the browser; what fails outside of one rejects.
 */
export const htmlOf = async (element: ReactNode, tell: (error: unknown) => void): Promise<Buffer> => {
  const html = renderToString(element);
  return Buffer.from(compactHtml(html.includes(LEFT_OPEN) ? await htmlWhenReady(element, tell) : html));
};
