import { formatAddress } from '../../domain/address.ts';
import { routeTo } from '../../domain/mapService.ts';
import type { OrderRequest } from '../../domain/orderRequest.ts';
import type { Restaurant } from '../../domain/settings.ts';
import { selectNow } from '../../slices/view/selectors.ts';
import type { Ordered } from '../../slices/order/ordered.ts';
import { todayText } from '../restaurants/todayText.ts';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { LATER_ICONS } from '../primitives/laterIcons.ts';
import { useSelect } from '../store.tsx';
import { AddressOnMap, RestaurantOnMap } from './OrderMap.tsx';
import panelStyles from '../primitives/panel.module.css';
import styles from './destination.module.css';

function Pickup({ restaurant }: { readonly restaurant: Restaurant }) {
  const now = useSelect(selectNow);
  const { name, address, at, workWeek } = restaurant;
  const hours = workWeek === null || now === 0 ? null : todayText(workWeek, now);
  return (
    <>
      <RestaurantOnMap restaurant={restaurant} />
      <div className={styles.place}>
        <Icon name="store" size={24} />
        <div>
          <h2 className="text-h3">{name}</h2>
          <p className="text-small text-muted">{[address, hours].filter(Boolean).join(' · ')}</p>
        </div>
        {at !== null && (
          <div className={styles.route}>
            <ButtonLink to={routeTo(at)} icon="pin" isWide>
              Построить маршрут
            </ButtonLink>
          </div>
        )}
      </div>
    </>
  );
}

/** The first part is large: whoever looks at it wants to see that it is theirs. */
function Delivery({ address, comment }: Pick<OrderRequest, 'address' | 'comment'>) {
  const whole = formatAddress(address);
  const street = address ? [address.street, address.home].filter(Boolean).join(', ') : '';
  const apartment = address?.apartment ? `, кв.\u00A0${address.apartment}` : '';
  const details = [
    address?.city,
    address?.entrance && `подъезд\u00A0${address.entrance}`,
    address?.floor && `этаж\u00A0${address.floor}`,
  ].filter(Boolean);
  return (
    <>
      {address && <AddressOnMap address={address} />}
      <div className={styles.place}>
        <Icon name={LATER_ICONS.courier} size={24} />
        <div>
          <h2 className="text-h3">{street === '' ? whole : `${street}${apartment}`}</h2>
          {street !== '' && <p className="text-small text-muted">{details.join(', ')}</p>}
          {comment !== '' && <p className={`text-small ${styles.comment}`}>{comment}</p>}
        </div>
      </div>
    </>
  );
}

/** Where the order goes, or where it waits; nothing where this browser did not send it. */
export function Destination({ ordered: { sent, restaurant } }: { readonly ordered: Ordered }) {
  if (sent === null) return null;
  const isPickup = sent.deliveryMethod === 'self';
  if (isPickup && restaurant === null) return null;
  return (
    <section
      className={`${panelStyles.panel} ${styles.panel}`}
      aria-label={isPickup ? 'Откуда забрать' : 'Куда везём'}
    >
      {restaurant !== null && isPickup ? (
        <Pickup restaurant={restaurant} />
      ) : (
        <Delivery address={sent.address} comment={sent.comment} />
      )}
    </section>
  );
}
