import type { City } from '../../domain/settings.ts';
import { selectIsLoggedIn } from '../../slices/user/selectors.ts';
import { Button } from '../primitives/Button.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { useEmit, useSelect } from '../store.tsx';
import styles from './address-dialog.module.css';

/** The place is in another city: a customer saves it and is asked about the city then; a guest has nothing to save. */
export function ElsewhereNotice({ city }: { readonly city: City }) {
  const emit = useEmit();
  const isCustomer = useSelect(selectIsLoggedIn);
  return (
    <Notice tone="warn" icon="pin" title={`Это ${city.name}, там своё меню и цены`}>
      {isCustomer ? (
        <p>Сохраните адрес, и мы предложим сменить город.</p>
      ) : (
        <div className={styles.way}>
          <Button size="small" onClick={() => emit('city/chosen', { cityId: city.id })}>
            Сменить город
          </Button>
        </div>
      )}
    </Notice>
  );
}
