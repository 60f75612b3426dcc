import { createElement, Suspense, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useNavigate } from '../navigating.ts';
import { selectGoodsIndex } from '../../slices/catalog/selectors.ts';
import { DialogPresenceContext, usePresence } from '../dialog/dialogPresence.ts';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { chunkOf } from '../shell/chunk.ts';
import { useChunk } from '../shell/useChunk.ts';
import { useSelect } from '../store.tsx';
import type { OpenProductProps } from './OpenProduct.tsx';

/** The dialog of a dish, in a chunk of its own. */
export const openProduct = chunkOf(null, async () => (await import('./OpenProduct.tsx')).OpenProduct);

/** The dialog cannot be had: its address is shown as the page that it is, too. */
function AsPage() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => navigate(pathname, { replace: true, state: null }), [navigate, pathname]);
  return null;
}

function ProductInFront(props: OpenProductProps) {
  const OpenProduct = useChunk(openProduct);
  return OpenProduct ? createElement(OpenProduct, props) : <AsPage />;
}

export interface FrontProductProps {
  /** Slug or id; null while no product lies over the page. */
  readonly productKey: string | null;
  /** The line of the cart to edit; null adds a new one. */
  readonly lineId: string | null;
}

/** The dialog of the product whose address lies over the page. */
export function FrontProduct({ productKey, lineId }: FrontProductProps) {
  const product = useSelect(selectGoodsIndex).get(productKey ?? '') ?? null;
  const wanted = useMemo(() => product && { product, lineId }, [product, lineId]);
  const [shown, presence, opening] = usePresence(productKey === null ? null : wanted);
  return (
    <DialogPresenceContext value={presence}>
      <ErrorBoundary resetKey={productKey ?? ''} fallback={<AsPage />}>
        <Suspense fallback={null}>
          {shown && <ProductInFront key={`${shown.product.id}/${shown.lineId}/${opening}`} {...shown} />}
        </Suspense>
      </ErrorBoundary>
    </DialogPresenceContext>
  );
}
