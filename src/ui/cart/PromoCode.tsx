import { useState, type FormEvent } from 'react';
import { selectCoupon, selectIsPromocodeHidden } from '../../slices/cart/coupons/selectors.ts';
import { Button } from '../primitives/Button.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { IconButton } from '../primitives/IconButton.tsx';
import { TextField } from '../fields/TextField.tsx';
import { classNames } from '../primitives/classNames.ts';
import { useEmit, useSelect } from '../store.tsx';
import type { PromoStatus } from './promoStatus.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { usePromo } from './usePromo.ts';
import styles from './promo-code.module.css';

function RemoveButton() {
  const emit = useEmit();
  return (
    <IconButton
      icon="close"
      iconSize={20}
      label="Убрать промокод"
      onClick={() => emit('cart/couponRemoved')}
    />
  );
}

interface FormProps {
  readonly isBusy: boolean;
  readonly error: string | undefined;
  /** The refused code, to be corrected. */
  readonly refused: string;
  readonly onSubmit: (code: string) => void;
}

function PromoForm({ isBusy, error, refused, onSubmit }: FormProps) {
  const [code, setCode] = useState(refused);
  const [isEmptyTold, setIsEmptyTold] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsEmptyTold(code.trim() === '');
    if (code.trim() !== '' && !isBusy) onSubmit(code);
  };
  const type = (text: string) => {
    setIsEmptyTold(false);
    setCode(text);
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label="Промокод"
        isLabelHidden
        placeholder="Промокод"
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        enterKeyHint="done"
        value={code}
        onChange={type}
        error={isEmptyTold ? 'Введите промокод' : error}
        isErrorSaid
      />
      <Button type="submit" isBusy={isBusy}>
        Применить
      </Button>
      {refused !== '' && !isBusy && <RemoveButton />}
    </form>
  );
}

interface VerdictProps {
  readonly status: Exclude<PromoStatus, { kind: 'none' }>;
  readonly coupon: string;
}

function Verdict({ status: { kind, text }, coupon }: VerdictProps) {
  const isWaiting = kind === 'waiting';
  return (
    <output tabIndex={-1} className={classNames(styles.state, isWaiting && styles.waiting)}>
      <Icon name={isWaiting ? 'clock' : 'check'} size={20} />
      <span>
        <b>{coupon}</b>
        {text}
      </span>
      <RemoveButton />
    </output>
  );
}

/** True from the press of «Применить» until the calculation with the new code has ended. */
function useIsChecking(isCalculating: boolean, coupon: string): readonly [boolean, () => void] {
  const [phase, setPhase] = useState<'idle' | 'sent' | 'calculating'>('idle');
  if (phase !== 'idle' && coupon === '') setPhase('idle');
  if (phase === 'sent' && isCalculating) setPhase('calculating');
  if (phase === 'calculating' && !isCalculating) setPhase('idle');
  return [phase !== 'idle', () => setPhase('sent')];
}

/** The promo code: its field, and what became of it. The focus goes from one to the other. */
export function PromoCode() {
  const emit = useEmit();
  const focus = useKeptFocus<HTMLDivElement>();
  const { promo, isLoggedIn, status } = usePromo();
  const [isChecking, check] = useIsChecking(promo.isCalculating, useSelect(selectCoupon));
  const isHidden = useSelect(selectIsPromocodeHidden);
  if (isHidden) return null;
  const isInForce = !isChecking && (status.kind === 'accepted' || status.kind === 'waiting');
  return (
    <div {...focus}>
      {isInForce ? (
        <Verdict status={status} coupon={promo.coupon} />
      ) : (
        <PromoForm
          isBusy={isChecking}
          refused={promo.coupon}
          error={!isChecking && status.kind === 'rejected' ? status.text : undefined}
          onSubmit={(code) => {
            if (isLoggedIn) check();
            emit('cart/couponSubmitted', { code });
          }}
        />
      )}
    </div>
  );
}
