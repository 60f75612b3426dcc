import type { RefObject } from 'react';
import type { Payment } from '../../domain/cart.ts';
import { selectIsOnlinePaymentOffered, selectPayment } from '../../slices/cart/placing/formSelectors.ts';
import { ChoiceCards, type ChoiceOption } from '../fields/ChoiceCards.tsx';
import { TextField } from '../fields/TextField.tsx';
import { useEmit, useSelect } from '../store.tsx';
import { Block } from './Block.tsx';
import styles from './checkout.module.css';

const ONLINE: ChoiceOption<Payment> = { id: 'online', name: 'Онлайн', note: 'Картой или СБП' };
const ON_RECEIPT: readonly ChoiceOption<Payment>[] = [
  { id: 'card', name: 'Картой при получении' },
  { id: 'cash', name: 'Наличными' },
];

export interface ChangeFieldModel {
  readonly text: string;
  readonly problem: string | null;
  readonly type: (text: string) => void;
  readonly leave: () => void;
}

export interface PaymentBlockProps {
  readonly change: ChangeFieldModel;
  readonly changeRef: RefObject<HTMLInputElement | null>;
}

function ChangeField({ change, changeRef }: PaymentBlockProps) {
  return (
    <div className={styles.change}>
      <TextField
        ref={changeRef}
        label="Сдача с"
        inputMode="decimal"
        autoComplete="off"
        placeholder="Без сдачи"
        maxLength={16}
        value={change.text}
        onChange={change.type}
        onBlur={change.leave}
        error={change.problem ?? undefined}
      />
    </div>
  );
}

/** «Оплата»; online only where the setting leaves it on for this way of receiving. */
export function PaymentBlock({ change, changeRef }: PaymentBlockProps) {
  const emit = useEmit();
  const payment = useSelect(selectPayment);
  const isOnlineOffered = useSelect(selectIsOnlinePaymentOffered);
  const options = isOnlineOffered ? [ONLINE, ...ON_RECEIPT] : ON_RECEIPT;
  const isOffered = options.some(({ id }) => id === payment);
  return (
    <Block title="Оплата" step={4} isDone={isOffered} isCurrent={!isOffered}>
      <ChoiceCards
        title="Оплата"
        isTitleHidden
        options={options}
        columns={isOnlineOffered ? 3 : 2}
        value={isOffered ? payment : null}
        onChange={(chosen) => emit('cart/paymentChosen', { payment: chosen })}
      />
      {payment === 'cash' && <ChangeField change={change} changeRef={changeRef} />}
    </Block>
  );
}
