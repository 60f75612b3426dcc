import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * The whole HTML of an element, when all of it is there. What fails inside of a Suspense boundary is told and left to the browser; what
 * fails outside of one rejects.
 */
export const htmlOf = (element: ReactNode, tell: (error: unknown) => void): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const pieces: Uint8Array[] = [];
    const sink = new Writable({
      write(piece: Uint8Array, _encoding, done) {
        pieces.push(piece);
        done();
      },
      final(done) {
        resolve(Buffer.concat(pieces));
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
