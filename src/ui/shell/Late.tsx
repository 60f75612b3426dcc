import { createElement, memo, Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { laterParts } from './laterParts.ts';
import type { OverPageProps } from './LaterParts.tsx';
import { useChunk } from './useChunk.ts';
import { useLate } from './useLate.ts';

/** All that lies over a page, once its code is here. */
export function OverPage(props: OverPageProps) {
  const later = useLate(laterParts);
  return later && <later.OverPage {...props} />;
}

function RenderedPart({ name }: { readonly name: 'Footer' | 'ShortSlider' }) {
  const later = useChunk(laterParts);
  return later && createElement(later[name]);
}

/**
 * A part that the server renders and that comes to life after the page: it stays as it is until its code is here. It hears
 * of nothing above it, for news would bring it to life at once.
 */
export const LatePart = memo(({ name }: { readonly name: 'Footer' | 'ShortSlider' }) => (
  <ErrorBoundary resetKey={name} fallback={null}>
    <Suspense fallback={null}>
      <RenderedPart name={name} />
    </Suspense>
  </ErrorBoundary>
));
