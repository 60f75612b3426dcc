import { selectSelectedAddress } from '../../slices/address/selectors.ts';
import { selectCity } from '../../slices/city/selectors.ts';
import { selectZones } from '../../slices/setting/selectors.ts';
import { selectIsRestored } from '../../slices/view/selectors.ts';
import { Button } from '../primitives/Button.tsx';
import { LATER_ICONS } from '../primitives/laterIcons.ts';
import { useOpens } from '../modals/useOpens.ts';
import { useSelect } from '../store.tsx';
import { useZoneTerms } from './useZoneTerms.ts';
import { MapKeys } from './MapKeys.tsx';
import { ZoneLegend } from './ZoneLegend.tsx';
import { ZonesMap } from './ZonesMap.tsx';
import styles from './delivery-zones.module.css';

/** The selected address and its zone, once the page is the customer's own. */
function useOwnZone() {
  const zones = useSelect(selectZones);
  const address = useSelect(selectSelectedAddress);
  const isRestored = useSelect(selectIsRestored);
  const own = isRestored ? address : null;
  return { address: own, zone: zones.find(({ id }) => id === own?.zoneId) ?? null };
}

/** The zones of the city on a map, and beside it what delivery into each costs and asks for. */
export function DeliveryZones() {
  const opens = useOpens();
  const zones = useSelect(selectZones);
  const nameIn = useSelect(selectCity)?.nameIn;
  const termsOf = useZoneTerms();
  const own = useOwnZone();
  if (zones.length === 0) return null;
  return (
    <section className={styles.zones} aria-labelledby="zones">
      <ZonesMap termsOf={termsOf} ownId={own.zone?.id ?? null} />
      <div className={styles.beside}>
        <div>
          <h2 className="text-h2" id="zones">
            {nameIn === undefined ? 'Зоны доставки' : `Зоны доставки в\u00A0${nameIn}`}
          </h2>
          {own.address && own.zone && (
            <p className={`text-small text-muted ${styles.own}`}>
              {`${own.address.street}, ${own.address.home} — зона «${own.zone.name}»`}
            </p>
          )}
        </div>
        <ZoneLegend zones={zones} termsOf={termsOf} ownId={own.zone?.id ?? null} />
        <MapKeys hasOwnZone={own.zone !== null} />
        <Button icon={LATER_ICONS.locate} {...opens({ kind: 'address' })}>
          Проверить адрес
        </Button>
      </div>
    </section>
  );
}
