import { createElement, memo, Suspense, useState, type ComponentType } from 'react';
import { select } from '../../slices/select.ts';
import type { AppState } from '../../slices/state.ts';
import { useSelect } from '../store.tsx';
import type { Chunk } from './chunk.ts';
import type { CoverProps } from './CoverParts.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { coverParts, laterParts } from './laterParts.ts';
import type { BesideProps } from './LaterParts.tsx';
import { useChunk } from './useChunk.ts';
import { useLate } from './useLate.ts';

const selectIsCovered = select(
  ({ modal, cart }: AppState) => modal.open !== null || cart.offered !== null,
  (isCovered) => isCovered,
);

function Cover(props: CoverProps) {
  const parts = useLate(coverParts);
  return parts && <parts.Cover {...props} />;
}
function Undo() {
  const parts = useLate(coverParts);
  return parts && <parts.UndoSnackbar />;
}

/** All that lies over a page, once its code is here; what needs a reason, once there was one. */
export function OverPage({ isAlone, isPlaceForOffers, isDataSaved, ...cover }: BesideProps & CoverProps) {
  const later = useLate(laterParts);
  const isCovered = useSelect(selectIsCovered) || cover.productKey !== null;
  // What closes goes by a motion of its own.
  const [wasCovered, setWasCovered] = useState(isCovered);
  if (isCovered && !wasCovered) setWasCovered(true);
  return (
    <>
      {later && (
        <later.Beside isAlone={isAlone} isPlaceForOffers={isPlaceForOffers} isDataSaved={isDataSaved} />
      )}
      {wasCovered && <Cover {...cover} />}
      {later && <later.Messages />}
      {wasCovered && <Undo />}
    </>
  );
}

function Rendered({ part }: { readonly part: Chunk<ComponentType> }) {
  const Part = useChunk(part);
  return Part && createElement(Part);
}

/**
 * A part that the server renders and that comes to life after the page: it stays as it is until its code is here. It hears
 * of nothing above it, for news would bring it to life at once.
 */
export const LatePart = memo(({ part }: { readonly part: Chunk<ComponentType> }) => (
  <ErrorBoundary resetKey="" fallback={null}>
    <Suspense fallback={null}>
      <Rendered part={part} />
    </Suspense>
  </ErrorBoundary>
));
