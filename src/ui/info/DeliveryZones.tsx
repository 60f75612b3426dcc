import type { Zone } from '../../domain/settings.ts';
import { selectCity } from '../../slices/city/selectors.ts';
import { selectZones } from '../../slices/setting/selectors.ts';
import { Button } from '../primitives/Button.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { useEmit, useSelect } from '../store.tsx';
import { useZoneTerms } from './useZoneTerms.ts';
import { classNames } from '../primitives/classNames.ts';
import { LATER_ICONS } from '../primitives/laterIcons.ts';
import styles from './delivery-zones.module.css';

function ZoneItem({ zone }: { readonly zone: Zone }) {
  const terms = useZoneTerms(zone.id);
  return (
    <li className={styles.item}>
      <Icon name="pin" size={20} />
      <div>
        <p className={styles.name}>{zone.name}</p>
        {terms.length > 0 && <p className="text-small text-muted">{terms.join(' · ')}</p>}
      </div>
    </li>
  );
}

/** The zones of the city by name; the conditions of those that the customer's addresses have asked about. */
export function DeliveryZones() {
  const emit = useEmit();
  const zones = useSelect(selectZones);
  const nameIn = useSelect(selectCity)?.nameIn;
  if (zones.length === 0) return null;
  return (
    <section className={classNames('page-part', styles.zones)} aria-labelledby="zones">
      <h2 className="text-h2" id="zones">
        {nameIn === undefined ? 'Зоны доставки' : `Зоны доставки в\u00A0${nameIn}`}
      </h2>
      <ul className={styles.list}>
        {zones.map((zone) => (
          <ZoneItem key={zone.id} zone={zone} />
        ))}
      </ul>
      <Button
        icon={LATER_ICONS.locate}
        onClick={() => emit('modal/requested', { modal: { kind: 'address' } })}
      >
        Проверить адрес
      </Button>
    </section>
  );
}
