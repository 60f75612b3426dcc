import type { ReactNode } from 'react';
import { selectLastOrder } from '../../slices/order/selectors.ts';
import { MenuLink } from '../catalog/MenuLink.tsx';
import { Button } from '../primitives/Button.tsx';
import { EmptyState } from '../primitives/EmptyState.tsx';
import { useEmit, useSelect } from '../store.tsx';

/** What lies in the last order, in a few words; null where there is none. */
function useLastOrderText(): string | null {
  const order = useSelect(selectLastOrder);
  const names = order?.items.filter(({ isGift }) => !isGift).map(({ name }) => name) ?? [];
  if (names.length === 0) return null;
  return names.length > 3 ? `${names.slice(0, 3).join(', ')} и другое` : names.join(', ');
}

export interface EmptyCartContentProps {
  readonly title: string;
  /** The way to the menu. */
  readonly action: ReactNode;
}

/** An empty cart and the two ways out of it. */
export function EmptyCartContent({ title, action }: EmptyCartContentProps) {
  const emit = useEmit();
  const lastOrder = useLastOrderText();
  return (
    <EmptyState
      title={title}
      action={
        <>
          {action}
          {lastOrder !== null && <Button onClick={() => emit('cart/repeatTapped')}>Повторить заказ</Button>}
        </>
      }
    >
      {lastOrder === null
        ? 'Начните с роллов, вока или пиццы: всё, что добавите, появится здесь.'
        : `Начните с меню или повторите прошлый заказ: ${lastOrder}.`}
    </EmptyState>
  );
}

/** The cart's page without anything in it. */
export function EmptyCart() {
  return <EmptyCartContent title="Корзина пуста" action={<MenuLink size="large" />} />;
}
