import type { Restaurant } from '../../domain/settings.ts';
import { dayHours, isDayOff } from '../../domain/workTime.ts';
import { selectRestaurant } from '../../slices/cart/receiving/selectors.ts';
import { selectRestaurants } from '../../slices/setting/selectors.ts';
import { selectNow } from '../../slices/view/selectors.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { useEmit, useSelect } from '../store.tsx';
import { MODAL_TITLES } from './modalTitles.ts';
import { PickButton } from './PickButton.tsx';
import { useDismiss } from './useDismiss.ts';
import styles from './pick-button.module.css';

/** Address and today's hours. */
const noteOf = ({ address, workWeek }: Restaurant, now: number): string => {
  const today = dayHours(workWeek, now);
  if (!today) return address;
  if (isDayOff(today)) return `${address} · сегодня закрыто`;
  const isAllDay = today.open === '00:00' && today.close === '24:00';
  return `${address} · ${isAllDay ? 'круглосуточно' : `сегодня ${today.open}–${today.close}`}`;
};

/** «Выберите ресторан», for self-pickup. */
export function RestaurantsDialog() {
  const emit = useEmit();
  const dismiss = useDismiss('restaurants');
  const restaurants = useSelect(selectRestaurants);
  const chosen = useSelect(selectRestaurant);
  const now = useSelect(selectNow);
  return (
    <Dialog title={MODAL_TITLES.restaurants} onClose={dismiss} hasCloseButton isDismissable>
      {restaurants.length === 0 && (
        <p className="text-muted">В этом городе заказ пока можно только доставить.</p>
      )}
      <ul className={styles.picks}>
        {restaurants.map((restaurant) => (
          <li key={restaurant.id}>
            <PickButton
              name={restaurant.name}
              note={noteOf(restaurant, now)}
              isChosen={restaurant.id === chosen?.id}
              onPick={() => emit('cart/restaurantChosen', { terminalId: restaurant.id })}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
