import { useRef } from 'react';
import { counted } from '../../domain/plural.ts';
import { selectCities, selectCity } from '../../slices/city/selectors.ts';
import { selectRestaurantCounts } from '../../slices/setting/selectors.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { useEmit, useSelect } from '../store.tsx';
import { MODAL_TITLES } from './modalTitles.ts';
import { PickButton } from './PickButton.tsx';
import { useDismiss } from './useDismiss.ts';
import { classNames } from '../primitives/classNames.ts';
import styles from './pick-button.module.css';

const FORMS = ['ресторан', 'ресторана', 'ресторанов'] as const;

/** «Выберите свой город»: no close button; Esc keeps the city of the page (assumptions, section 6). */
export function CityDialog() {
  const emit = useEmit();
  const dismiss = useDismiss('city');
  const cities = useSelect(selectCities);
  const current = useSelect(selectCity);
  const counts = useSelect(selectRestaurantCounts);
  const firstRef = useRef<HTMLButtonElement>(null);
  const focused = current?.id ?? cities[0]?.id;
  return (
    <Dialog title={MODAL_TITLES.city} onClose={dismiss} back="stays" initialFocusRef={firstRef}>
      <p className={classNames('text-muted text-small', styles.picksLead)}>
        От города зависят меню, цены и время доставки.
      </p>
      <ul className={styles.picks}>
        {cities.map(({ id, name, iikoId }) => (
          <li key={id}>
            <PickButton
              ref={id === focused ? firstRef : undefined}
              name={name}
              note={counts.has(iikoId) ? counted(counts.get(iikoId) ?? 0, FORMS) : undefined}
              isChosen={id === current?.id}
              onPick={() => emit('city/choiceTapped', { cityId: id })}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
