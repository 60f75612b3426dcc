import { unbroken } from '../../domain/unbroken.ts';
import { use, useEffect, useState } from 'react';
import type { Product } from '../../domain/catalog.ts';
import { selectProductIndex } from '../../slices/catalog/selectors.ts';
import type { Modal } from '../../slices/modal/state.ts';
import { selectImagePresets } from '../../slices/setting/selectors.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { DialogPresenceContext } from '../dialog/dialogPresence.ts';
import { useEmit, useSelect } from '../store.tsx';
import { Additions } from './Additions.tsx';
import { ChoiceFoot } from './ChoiceFoot.tsx';
import { ChoiceGroups } from './ChoiceGroups.tsx';
import { DishPicture } from './DishPicture.tsx';
import { ProductInfo } from './ProductInfo.tsx';
import { shownFile } from './shownFile.ts';
import { useAdding } from './useAdding.ts';
import { useChoice, type ChoiceOptions } from './useChoice.ts';
import styles from './product-info.module.css';

export interface ProductDialogProps extends ChoiceOptions {
  readonly onClose: () => void;
  /** Another dialog is in front: this one gives way and keeps what was chosen. */
  readonly isHidden?: boolean | undefined;
  /** It lies over the page under an address of its own. */
  readonly hasAddress?: boolean | undefined;
}

/** Behind another dialog it has no motion to wait for: what was chosen goes at once, and does not come back with the dish. */
function useGoneWhileHidden(isHidden: boolean): void {
  const { isOpen, onGone } = use(DialogPresenceContext);
  const isGone = isHidden && !isOpen;
  useEffect(() => {
    if (isGone) onGone();
  }, [isGone, onGone]);
}

function KeyedDialog({ onClose, isHidden = false, hasAddress = false, ...options }: ProductDialogProps) {
  const model = useChoice(options);
  const { product, isGift, isEdit } = model;
  const { detail } = useSelect(selectImagePresets);
  const [standIn] = useState(() => shownFile(product.image));
  useGoneWhileHidden(isHidden);
  if (isHidden) return null;
  return (
    <Dialog
      title={unbroken(product.name)}
      size="wide"
      onClose={onClose}
      back={hasAddress ? 'leaves' : 'closes'}
      hasCloseButton
      isDismissable
      media={<DishPicture product={product} preset={detail} place="dialog" isPriority standIn={standIn} />}
      footer={<ChoiceFoot model={model} />}
    >
      <ProductInfo product={product} />
      <div className={styles.choice}>
        <ChoiceGroups model={model} />
        {!isGift && !isEdit && <Additions product={product} />}
      </div>
    </Dialog>
  );
}

/** A dish with its choice, over the page. */
export function ProductDialog(props: ProductDialogProps) {
  return <KeyedDialog key={props.product.id} {...props} />;
}

interface KnownProductModalProps {
  readonly product: Product;
  readonly isGift: boolean;
}

function KnownProductModal({ product, isGift }: KnownProductModalProps) {
  const emit = useEmit();
  const add = useAdding(product);
  return (
    <ProductDialog
      product={product}
      isGift={isGift}
      onClose={() => emit('modal/dismissed', { kind: 'product' })}
      onAdd={(choice, quantity) =>
        isGift ? emit('cart/giftChosen', { productId: product.id, choice }) : add(choice, quantity)
      }
    />
  );
}

/** The dialog of a dish that a rule opened: a present that needs a choice. Its closing is a rule, too. */
export function ProductModal({ modal }: { readonly modal: Extract<Modal, { kind: 'product' }> }) {
  const product = useSelect(selectProductIndex).get(modal.productId);
  return product ? <KnownProductModal product={product} isGift={modal.isGift} /> : null;
}
