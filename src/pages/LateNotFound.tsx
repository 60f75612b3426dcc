import { createElement } from 'react';
import { chunkOf } from '../ui/shell/chunk.ts';
import { NoConnection } from '../ui/shell/NoConnection.tsx';
import { useChunk } from '../ui/shell/useChunk.ts';

const notFound = chunkOf(null, async () => (await import('./NotFound.tsx')).NotFoundPage);

/** The 404 page of pages that are there for what they do not know: its code comes when it is asked for. */
export function LateNotFound() {
  const NotFoundPage = useChunk(notFound);
  return NotFoundPage ? createElement(NotFoundPage) : <NoConnection />;
}
