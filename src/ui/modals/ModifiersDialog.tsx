import type { Product } from '../../domain/catalog.ts';
import type { Choice } from '../../domain/modifierChoice.ts';
import { selectProduct } from '../../slices/catalog/selectors.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { ModifierChoice } from '../product/ModifierChoice.tsx';
import type { ChosenLine } from '../product/useChoice.ts';
import { useEmit, useSelect } from '../store.tsx';
import type { ModalOf } from './dialogChunk.tsx';
import { MODAL_TITLES } from './modalTitles.ts';
import { useDismiss } from './useDismiss.ts';

interface KnownProps {
  readonly product: Product;
  readonly isGift: boolean;
  readonly repeated: ChosenLine | undefined;
}

function KnownModifiersDialog({ product, isGift, repeated }: KnownProps) {
  const emit = useEmit();
  const dismiss = useDismiss('modifiers');
  const productId = product.id;
  const add = (choice: Choice, quantity: number) =>
    isGift
      ? emit('cart/giftChosen', { productId, choice })
      : emit('cart/addTapped', { productId, choice, quantity });
  return (
    <Dialog title={MODAL_TITLES.modifiers} onClose={dismiss} hasCloseButton isDismissable>
      <ModifierChoice
        product={product}
        title={product.name}
        isGift={isGift}
        repeated={repeated}
        onAdd={add}
      />
    </Dialog>
  );
}

/** «Выберите ролл»: a product with modifier groups is added or repeated without them, or is a present that asks for them. */
export function ModifiersDialog({ modal }: { readonly modal: ModalOf<'modifiers'> }) {
  const product = useSelect(selectProduct(modal.productId));
  return (
    product && <KnownModifiersDialog product={product} isGift={modal.isGift} repeated={modal.repeated} />
  );
}
