import { selectCity } from '../slices/city/selectors.ts';
import { selectRestaurants } from '../slices/setting/selectors.ts';
import { MenuLink } from '../ui/catalog/MenuLink.tsx';
import { EmptyState } from '../ui/primitives/EmptyState.tsx';
import { RestaurantCard } from '../ui/restaurants/RestaurantCard.tsx';
import { RestaurantsMap } from '../ui/restaurants/RestaurantsMap.tsx';
import { useSelect } from '../ui/store.tsx';
import styles from '../ui/restaurants/restaurant-card.module.css';

function NoRestaurants() {
  return (
    <EmptyState title="Ресторанов здесь пока нет" action={<MenuLink size="large" />}>
      В этом городе заказ пока можно только доставить.
    </EmptyState>
  );
}

/** The restaurants of the city (specification, section 2, "What the pages let a user do"). */
export function RestaurantsPage() {
  const restaurants = useSelect(selectRestaurants);
  const nameIn = useSelect(selectCity)?.nameIn;
  return (
    <div className="page-width page">
      <div className="page-head">
        <h1 className="text-h1">{nameIn === undefined ? 'Рестораны' : `Рестораны в\u00A0${nameIn}`}</h1>
      </div>
      {restaurants.length === 0 ? (
        <NoRestaurants />
      ) : (
        <>
          <RestaurantsMap restaurants={restaurants} />
          <div className={styles.restaurants}>
            {restaurants.map((restaurant) => (
              <RestaurantCard key={restaurant.id} restaurant={restaurant} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}
