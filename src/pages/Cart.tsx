import { counted } from '../domain/plural.ts';
import { selectCount, selectIsEmpty } from '../slices/cart/lines/selectors.ts';
import { selectLostCount } from '../slices/cart/lost/selectors.ts';
import { selectIsOpen } from '../slices/setting/selectors.ts';
import { selectIsRestored } from '../slices/view/selectors.ts';
import { AddToOrder } from '../ui/cart/AddToOrder.tsx';
import { BonusPlace } from '../ui/cart/BonusPlace.tsx';
import { CartLines } from '../ui/cart/CartLines.tsx';
import { CartSkeleton } from '../ui/cart/CartSkeleton.tsx';
import { CheckoutLinkInDock, CheckoutLinkInPanel } from '../ui/cart/CheckoutLink.tsx';
import { ClearButton } from '../ui/cart/ClearButton.tsx';
import { EmptyCart } from '../ui/cart/EmptyCart.tsx';
import { GoalBar } from '../ui/cart/GoalBar.tsx';
import { LostGiftHint } from '../ui/cart/LostGiftHint.tsx';
import { PromoCode } from '../ui/cart/PromoCode.tsx';
import { SumRows } from '../ui/cart/SumRows.tsx';
import { ShareButton } from '../ui/share/ShareButton.tsx';
import { useSharedLink } from '../ui/share/useSharedLink.ts';
import { Panel } from '../ui/primitives/Panel.tsx';
import { Arriving } from '../ui/shell/Arriving.tsx';
import { chunkOf } from '../ui/shell/chunk.ts';
import { PageTop } from '../ui/shell/PageTop.tsx';
import { ReceivingButton } from '../ui/shell/Receiving.tsx';
import { useUndoKey } from '../ui/cart/useUndoKey.ts';
import { useSelect } from '../ui/store.tsx';
import buttonStyles from '../ui/cart/clear-button.module.css';
import styles from '../ui/cart/cart-page.module.css';
import dockStyles from '../ui/cart/dock.module.css';

/** What a closed shop says: its code comes while it is closed. */
const closedRow = chunkOf(null, async () => (await import('../ui/closed/ClosedRow.tsx')).ClosedRow);

/** What a new version took: its code comes where it took something. */
const lostCart = chunkOf(null, async () => (await import('../ui/cart/LostCart.tsx')).LostCart);

function FilledCart() {
  const isOpen = useSelect(selectIsOpen);
  return (
    <div className={`page-columns ${styles.filled}`}>
      <div>
        {!isOpen && <Arriving part={closedRow} meanwhile={<div className={styles.closed} />} />}
        <CartLines />
        <LostGiftHint />
        <AddToOrder />
      </div>
      <aside className="page-aside">
        <Panel label="Сумма заказа">
          <div className={styles.sum}>
            <GoalBar />
            <PromoCode />
            <BonusPlace />
            <SumRows />
          </div>
          <CheckoutLinkInPanel />
        </Panel>
      </aside>
    </div>
  );
}

/**
 * Until it is known what lies in the cart both answers stand here, and the first script says which of them is seen: most carts
 * are empty, and theirs is right at once.
 */
function CartContent() {
  const isRestored = useSelect(selectIsRestored);
  const isEmpty = useSelect(selectIsEmpty);
  if (isRestored && !isEmpty) return <FilledCart />;
  return (
    <>
      <div className={isRestored ? undefined : styles.takenForEmpty}>
        <EmptyCart />
      </div>
      {!isRestored && (
        <div className={`${styles.filled} ${styles.takenForFilled}`}>
          <CartSkeleton />
        </div>
      )}
    </>
  );
}

/** The cart (specification, section 2, "What the pages let a user do"). */
export function CartPage() {
  const isRestored = useSelect(selectIsRestored);
  const count = useSelect(selectCount);
  const hasLost = useSelect(selectLostCount) > 0;
  useUndoKey();
  useSharedLink();
  const isFilled = isRestored && count > 0;
  return (
    <div className={`page-width page ${dockStyles.page}`}>
      <PageTop title="Корзина" fallback="catalog">
        {isFilled && (
          <>
            <span className={`text-muted text-small ${styles.count}`}>
              {counted(count, ['товар', 'товара', 'товаров'])}
            </span>
            <span className={styles.action}>
              <ShareButton textClass={buttonStyles.text} />
              <ClearButton />
            </span>
          </>
        )}
      </PageTop>
      <div className={`only-phone ${styles.receiving}`}>
        <ReceivingButton />
      </div>
      {hasLost && <Arriving part={lostCart} />}
      <CartContent />
      {isFilled && <CheckoutLinkInDock />}
    </div>
  );
}
