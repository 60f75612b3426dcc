import { formatPhone, normalisePhone } from '../../domain/phone.ts';
import { isDayOff } from '../../domain/workTime.ts';
import { selectDeliveryPhone, selectTodayHours } from '../../slices/setting/selectors.ts';
import { selectNow } from '../../slices/view/selectors.ts';
import { useSelect } from '../store.tsx';
import { PopoverButton } from './PopoverButton.tsx';
import styles from './popover.module.css';

/** Today's hours in words; empty until the page knows the time. */
export function useHoursText(): string {
  const hours = useSelect(selectTodayHours);
  const now = useSelect(selectNow);
  if (now === 0 || !hours) return 'Звонок бесплатный';
  if (isDayOff(hours)) return 'Звонок бесплатный. Сегодня заказы не принимаем';
  if (hours.open === '00:00' && hours.close === '24:00') return 'Звонок бесплатный, круглосуточно';
  return `Звонок бесплатный. Сегодня работаем с\u00A0${hours.open} до\u00A0${hours.close}`;
}

/** The number of the delivery service as a link that calls it. */
export function PhoneLink({ className }: { readonly className: string | undefined }) {
  const phone = useSelect(selectDeliveryPhone);
  return (
    <a className={className} href={`tel:${normalisePhone(phone)}`}>
      {formatPhone(phone)}
    </a>
  );
}

/** The free-call block behind its button. */
export function CallButton() {
  const hours = useHoursText();
  return (
    <PopoverButton icon="phone" label="Позвонить" title="Служба доставки">
      <PhoneLink className={styles.phone} />
      <p className="text-small text-muted">{hours}</p>
    </PopoverButton>
  );
}
