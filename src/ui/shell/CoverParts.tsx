import { UndoSnackbar } from '../cart/UndoSnackbar.tsx';
import { ModalHost } from '../modals/ModalHost.tsx';
import { modalRegistry, type ModalRegistry } from '../modals/modalRegistry.ts';
import { TrackedOrder } from '../order/TrackedOrder.tsx';
import { FrontProduct, openProduct, type FrontProductProps } from '../product/FrontProduct.tsx';
import { NotificationList } from './NotificationList.tsx';

export interface CoverProps extends FrontProductProps {
  readonly dialogs: ModalRegistry | undefined;
}

/** What lies over a page once something was asked for, or done. */
function Cover({ dialogs, ...product }: CoverProps) {
  return (
    <>
      <FrontProduct {...product} />
      <ModalHost dialogs={dialogs} />
    </>
  );
}

export const COVER_PARTS = {
  Cover,
  UndoSnackbar,
  TrackedOrder,
  NotificationList,
  dialogs: modalRegistry,
  openProduct,
} as const;
