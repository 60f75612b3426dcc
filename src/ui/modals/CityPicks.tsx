import type { RefObject } from 'react';
import { counted } from '../../domain/plural.ts';
import type { City } from '../../domain/settings.ts';
import { selectCities, selectCity } from '../../slices/city/selectors.ts';
import { selectRestaurantCounts } from '../../slices/setting/selectors.ts';
import { useSelect } from '../store.tsx';
import { PickButton, type PickButtonProps } from './PickButton.tsx';
import styles from './pick-button.module.css';

const FORMS = ['ресторан', 'ресторана', 'ресторанов'] as const;

export interface CityPicksProps {
  /** What a press of a city does. */
  readonly pickOf: (city: City, isFocused: boolean) => Pick<PickButtonProps, 'onPick' | 'submits'>;
  /** The button that is to have the focus. */
  readonly focusRef?: RefObject<HTMLButtonElement | null>;
}

/** The cities, one button each; the page's own is marked. */
export function CityPicks({ pickOf, focusRef }: CityPicksProps) {
  const cities = useSelect(selectCities);
  const current = useSelect(selectCity);
  const counts = useSelect(selectRestaurantCounts);
  const focused = current?.id ?? cities[0]?.id;
  return (
    <>
      <p className={`text-muted text-small ${styles.picksLead}`}>
        От города зависят меню, цены и время доставки.
      </p>
      <ul className={styles.picks}>
        {cities.map((city) => (
          <li key={city.id}>
            <PickButton
              ref={city.id === focused ? focusRef : undefined}
              name={city.name}
              note={counts.has(city.iikoId) ? counted(counts.get(city.iikoId) ?? 0, FORMS) : undefined}
              isChosen={city.id === current?.id}
              {...pickOf(city, city.id === focused)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
