import type { Product } from '../../domain/catalog.ts';
import { selectLike } from '../../slices/catalog/selectors.ts';
import { productKey } from '../../slices/keys.ts';
import { IconButton } from '../primitives/IconButton.tsx';
import { useEmit, useSelect } from '../store.tsx';

export interface LikeButtonProps {
  readonly product: Pick<Product, 'id' | 'name'>;
}

/** The heart of a dish. */
export function LikeButton({ product: { id, name } }: LikeButtonProps) {
  const emit = useEmit();
  const { isLiked } = useSelect(selectLike(id), productKey(id));
  return (
    <IconButton
      icon="heart"
      variant="like"
      label={`В избранное: ${name}`}
      isPressed={isLiked}
      onClick={() => emit('catalog/likeTapped', { productId: id })}
    />
  );
}
