import type { Restaurant } from '../../domain/settings.ts';
import { formatPhone, normalisePhone } from '../../domain/phone.ts';
import { selectRestaurant } from '../../slices/cart/receiving/selectors.ts';
import { selectImagePresets } from '../../slices/setting/selectors.ts';
import { selectIsRestored, selectNow } from '../../slices/view/selectors.ts';
import { MenuLink } from '../catalog/MenuLink.tsx';
import { Button } from '../primitives/Button.tsx';
import { Picture } from '../primitives/Picture.tsx';
import { useOpens } from '../modals/useOpens.ts';
import { useEmit, useSelect } from '../store.tsx';
import { cardId } from './RestaurantsMap.tsx';
import { todayText } from './todayText.ts';
import cardStyles from '../primitives/card.module.css';
import styles from './restaurant-card.module.css';

interface RestaurantCardProps {
  readonly restaurant: Restaurant;
}

/** The day is the customer's own: until the page knows the time, an empty line keeps the place. */
function Facts({ restaurant: { address, phone, workWeek } }: RestaurantCardProps) {
  const now = useSelect(selectNow);
  return (
    <>
      <p>{address}</p>
      {workWeek !== null && <p className="text-muted">{now === 0 ? '\u00A0' : todayText(workWeek, now)}</p>}
      {phone !== null && (
        <p>
          <a className={`text-link ${styles.phone}`} href={`tel:${normalisePhone(phone)}`}>
            {formatPhone(phone)}
          </a>
        </p>
      )}
    </>
  );
}

function Reservation({ restaurant: { id, name } }: RestaurantCardProps) {
  const opens = useOpens();
  return (
    <Button
      size="small"
      icon="clock"
      aria-label={`Забронировать стол: ${name}`}
      aria-haspopup="dialog"
      {...opens({ kind: 'reservation', terminalId: id })}
    >
      Забронировать стол
    </Button>
  );
}

function Choice({ restaurant: { id, name } }: RestaurantCardProps) {
  const emit = useEmit();
  const chosen = useSelect(selectRestaurant);
  const isChosen = useSelect(selectIsRestored) && chosen?.id === id;
  return (
    <>
      <Button
        size="small"
        icon={isChosen ? 'check' : undefined}
        aria-label={`Забрать отсюда: ${name}`}
        aria-pressed={isChosen}
        onClick={() => emit('cart/restaurantChosen', { terminalId: id })}
      >
        Забрать отсюда
      </Button>
      {isChosen && <MenuLink size="small" />}
    </>
  );
}

/** One restaurant: where it is, when it works, how to call it, and a choice for self-pickup. */
export function RestaurantCard({ restaurant }: RestaurantCardProps) {
  const { detail } = useSelect(selectImagePresets);
  return (
    <article
      id={cardId(restaurant)}
      // The map leads here.
      tabIndex={-1}
      className={`${cardStyles.card} ${styles.restaurant}`}
      aria-label={restaurant.name}
    >
      <div className={styles.picture}>
        <Picture image={restaurant.image} preset={detail} place="restaurant" glyph="store" />
      </div>
      <div className={styles.text}>
        <h2 className="text-h3">{restaurant.name}</h2>
        <Facts restaurant={restaurant} />
      </div>
      <div className={styles.actions}>
        <Choice restaurant={restaurant} />
        <Reservation restaurant={restaurant} />
      </div>
    </article>
  );
}
