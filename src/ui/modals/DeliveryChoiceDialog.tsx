import { useId } from 'react';
import type { DeliveryMethod } from '../../domain/cart.ts';
import { counted } from '../../domain/plural.ts';
import { selectSelectedAddress } from '../../slices/address/selectors.ts';
import { selectRestaurants } from '../../slices/setting/selectors.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { Icon } from '../primitives/Icon.tsx';
import type { IconName } from '../primitives/iconPaths.ts';
import { useEmit, useSelect } from '../store.tsx';
import { MODAL_TITLES } from './modalTitles.ts';
import { useDismiss } from './useDismiss.ts';
import { LATER_ICONS } from '../primitives/laterIcons.ts';
import styles from './delivery-choice.module.css';

interface WayProps {
  readonly icon: IconName;
  readonly name: string;
  readonly note: string;
  readonly onPick: () => void;
}

function Way({ icon, name, note, onPick }: WayProps) {
  const id = useId();
  return (
    <div className={styles.way}>
      <Icon name={icon} size={32} />
      <button type="button" className={styles.button} aria-describedby={id} onClick={onPick}>
        {name}
      </button>
      <small id={id}>{note}</small>
    </div>
  );
}

/** «Доставить или заберёте?»: no close button; Esc keeps the method (assumptions, section 6). */
export function DeliveryChoiceDialog() {
  const emit = useEmit();
  const dismiss = useDismiss('deliveryChoice');
  const address = useSelect(selectSelectedAddress);
  const count = useSelect(selectRestaurants).length;
  const choose = (method: DeliveryMethod) => () => emit('cart/methodChosen', { method });
  return (
    <Dialog title={MODAL_TITLES.deliveryChoice} onClose={dismiss} back="stays">
      <div className={styles.ways}>
        <Way
          icon={LATER_ICONS.courier}
          name="Доставить"
          note={address ? `${address.street}, ${address.home}` : 'Курьером до двери'}
          onPick={choose('delivery')}
        />
        <Way
          icon="store"
          name="Самовывоз"
          note={count > 0 ? counted(count, ['ресторан', 'ресторана', 'ресторанов']) : 'Из ресторана'}
          onPick={choose('self')}
        />
      </div>
    </Dialog>
  );
}
