import { useEffect, useRef } from 'react';
import type { Product } from '../../domain/catalog.ts';
import { selectLike } from '../../slices/catalog/selectors.ts';
import { productKey } from '../../slices/keys.ts';
import { HeartButton } from '../primitives/IconButton.tsx';
import { announce } from '../shell/announcements.ts';
import { useEmit, useSelect } from '../store.tsx';

export interface LikeButtonProps {
  readonly product: Pick<Product, 'id' | 'name'>;
}

/** The heart of a dish. */
export function LikeButton({ product: { id, name } }: LikeButtonProps) {
  const emit = useEmit();
  const { isLiked, isSaved } = useSelect(selectLike(id), productKey(id));
  const isTapped = useRef(false);
  // A guest's comes with the login, without a connection it waits, and one that could not be taken back is there again.
  const isKept = isLiked && isSaved;
  useEffect(() => {
    if (isTapped.current && isKept) announce(`В избранном: ${name}`);
  }, [isKept, name]);
  const tap = () => {
    isTapped.current = true;
    // Among the favourites the button goes with its dish.
    if (isLiked) announce(`Убрали из избранного: ${name}`);
    emit('catalog/likeTapped', { productId: id });
  };
  return <HeartButton label={`В избранное: ${name}`} isPressed={isLiked} onClick={tap} />;
}
