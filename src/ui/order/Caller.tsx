import type { Courier } from '../../domain/customer.ts';
import { formatPhone, normalisePhone } from '../../domain/phone.ts';
import type { Restaurant } from '../../domain/settings.ts';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { Icon } from '../primitives/Icon.tsx';
import styles from './caller.module.css';

interface CallerProps {
  /** A letter, or the sign of a restaurant. */
  readonly initial: string | null;
  readonly name: string;
  readonly note: string;
  readonly phone: string | null;
  /** Names the link. */
  readonly call: string;
}

function Caller({ initial, name, note, phone, call }: CallerProps) {
  return (
    <div className={styles.caller}>
      <span className={styles.sign} aria-hidden="true">
        {initial ?? <Icon name="store" size={20} />}
      </span>
      <p>
        <b className={styles.name}>{name}</b>
        <small className="text-small text-muted">{note}</small>
        {phone !== null && <small className="text-small text-muted only-desk">{formatPhone(phone)}</small>}
      </p>
      {phone !== null && (
        <ButtonLink
          to={`tel:${normalisePhone(phone)}`}
          icon="phone"
          variant="solid"
          size="small"
          aria-label={call}
        >
          Позвонить
        </ButtonLink>
      )}
    </div>
  );
}

/** Who carries the order. */
export function CourierCard({ courier: { name, phone } }: { readonly courier: Courier }) {
  const isNamed = name !== null && name !== '';
  return (
    <Caller
      initial={isNamed ? name.charAt(0).toUpperCase() : 'К'}
      name={isNamed ? `Курьер ${name}` : 'Ваш курьер'}
      note="Везёт ваш заказ"
      phone={phone === '' ? null : phone}
      call="Позвонить курьеру"
    />
  );
}

/** Where one comes for the order. */
export function PickupCard({ restaurant: { phone, address } }: { readonly restaurant: Restaurant }) {
  return (
    <Caller initial={null} name="Заберите сами" note={address} phone={phone} call="Позвонить в ресторан" />
  );
}
