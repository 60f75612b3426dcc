import { useNavigate } from '../navigating.ts';
import { EmptyCartContent } from '../cart/EmptyCart.tsx';
import { Button } from '../primitives/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { useCityPath } from '../routing.ts';
import { MODAL_TITLES } from './modalTitles.ts';
import { useDismiss } from './useDismiss.ts';

/** «Корзина пуста», shown when the checkout is asked for without anything to order. */
export function EmptyCartDialog() {
  const dismiss = useDismiss('emptyCart');
  const navigate = useNavigate();
  const path = useCityPath();
  const leave = () => {
    dismiss();
    navigate(path('catalog'));
  };
  return (
    <Dialog title={MODAL_TITLES.emptyCart} isTitleHidden onClose={dismiss} hasCloseButton isDismissable>
      <EmptyCartContent
        title="Добавьте что-нибудь вкусное"
        action={
          <Button variant="main" size="large" onClick={leave}>
            В меню
          </Button>
        }
      />
    </Dialog>
  );
}
