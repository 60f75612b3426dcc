import { useNavigate } from 'react-router-dom';
import type { Product } from '../../domain/catalog.ts';
import { selectModal } from '../../slices/modal/selectors.ts';
import { useSelect } from '../store.tsx';
import { ProductDialog } from './ProductDialog.tsx';
import { useAdding } from './useAdding.ts';

/** A dish whose address lies over the page: closing goes back. Another dialog in front hides it for a while. */
export function OpenProduct({ product }: { readonly product: Product }) {
  const navigate = useNavigate();
  const isCovered = useSelect(selectModal) !== null;
  const add = useAdding(product);
  const close = () => void navigate(-1);
  return (
    <ProductDialog
      product={product}
      isHidden={isCovered}
      onClose={close}
      onAdd={(choice, quantity) => {
        add(choice, quantity);
        close();
      }}
    />
  );
}
