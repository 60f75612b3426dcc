import { formatAddress } from '../../domain/address.ts';
import { counted } from '../../domain/plural.ts';
import { selectAddresses, selectSelectedAddress } from '../../slices/address/selectors.ts';
import { Icon } from '../primitives/Icon.tsx';
import { Link } from '../primitives/Link.tsx';
import { useCityPath } from '../routing.ts';
import { useSelect } from '../store.tsx';
import styles from './profile.module.css';

const noteOf = (others: number): string =>
  others > 0 ? `Ещё ${counted(others, ['адрес', 'адреса', 'адресов'])}` : 'Сюда привезём заказ';

/** Where orders go, and the way to the other addresses; nothing before the first. */
export function AddressCard() {
  const path = useCityPath();
  const chosen = useSelect(selectSelectedAddress);
  const { length } = useSelect(selectAddresses);
  if (chosen === null) return null;
  return (
    <Link className={styles.address} to={path('personal/address')}>
      <Icon name="pin" />
      <span>
        <b>{formatAddress({ ...chosen, city: '', entrance: '', floor: '' })}</b>
        <small>{noteOf(length - 1)}</small>
      </span>
      <Icon name="forward" size={20} />
    </Link>
  );
}
