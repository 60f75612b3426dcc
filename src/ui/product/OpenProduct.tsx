import { useNavigate } from '../navigating.ts';
import type { Product } from '../../domain/catalog.ts';
import { selectVisibleLines } from '../../slices/cart/lines/selectors.ts';
import { selectModal } from '../../slices/modal/selectors.ts';
import { useEmit, useSelect } from '../store.tsx';
import { growCard } from './cardGrowth.ts';
import { growBy } from './growing.ts';
import { ProductDialog } from './ProductDialog.tsx';
import { useAdding } from './useAdding.ts';
import type { ChoiceOptions } from './useChoice.ts';

growBy(growCard);

export interface OpenProductProps {
  readonly product: Product;
  /** The line of the cart that is changed; null adds one. */
  readonly lineId: string | null;
}

/** Changes the line where it still lies in the cart, adds one otherwise. */
function useConfirming({ product, lineId }: OpenProductProps) {
  const emit = useEmit();
  const add = useAdding(product);
  const line = useSelect(selectVisibleLines).find(({ id, kind }) => id === lineId && kind === 'goods');
  const save: ChoiceOptions['onAdd'] = (choice, quantity) =>
    line && emit('cart/lineEdited', { lineId: line.id, choice, quantity });
  return { line, confirm: line ? save : add };
}

/** A dish whose address lies over the page: closing goes back. Another dialog in front hides it for a while. */
export function OpenProduct({ product, lineId }: OpenProductProps) {
  const navigate = useNavigate();
  const isCovered = useSelect(selectModal) !== null;
  const { line, confirm } = useConfirming({ product, lineId });
  const close = () => navigate(-1);
  return (
    <ProductDialog
      product={product}
      isHidden={isCovered}
      hasAddress
      edited={line}
      onClose={close}
      onAdd={(choice, quantity) => {
        confirm(choice, quantity);
        close();
      }}
    />
  );
}
