import { useMemo } from 'react';
import type { Restaurant } from '../../domain/settings.ts';
import { LateMap } from '../map/LateMap.tsx';
import type { MapMark } from '../map/mapParts.ts';
import { restaurantMarks } from '../map/restaurantMarks.ts';
import { useOwnSpot } from '../map/useOwnSpot.ts';
import styles from './restaurant-card.module.css';

/** The card of a restaurant on the page of all of them. */
export const cardId = ({ id }: Pick<Restaurant, 'id'>): string => `restaurant-${id}`;

const showCard = (restaurant: Restaurant): void => {
  const card = document.getElementById(cardId(restaurant));
  card?.scrollIntoView({ block: 'center' });
  card?.focus({ preventScroll: true });
};

/** The restaurants of the city on a map; a press on one leads to its card. None where no place is known. */
export function RestaurantsMap({ restaurants }: { readonly restaurants: readonly Restaurant[] }) {
  const spot = useOwnSpot();
  const frame = useMemo(() => restaurantMarks(restaurants).map(({ at }) => at), [restaurants]);
  const marks = useMemo((): readonly MapMark[] => {
    const own: readonly MapMark[] = spot ? [{ id: 'you', kind: 'you', at: spot }] : [];
    const pressed = restaurants.flatMap((restaurant) =>
      restaurantMarks([restaurant]).map((mark) => ({
        ...mark,
        press: { name: `Показать ресторан: ${restaurant.name}`, run: () => showCard(restaurant) },
      })),
    );
    return [...pressed, ...own];
  }, [restaurants, spot]);
  const addresses = restaurants.filter(({ at }) => at !== null).map(({ address }) => address);
  return (
    <LateMap
      className={styles.map}
      label={`Рестораны на карте: ${addresses.join('; ')}`}
      frame={frame}
      marks={marks}
    />
  );
}
