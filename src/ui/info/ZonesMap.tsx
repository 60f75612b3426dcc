import { useMemo } from 'react';
import type { ZoneId } from '../../domain/catalog.ts';
import type { Zone } from '../../domain/settings.ts';
import { selectRestaurants, selectZones } from '../../slices/setting/selectors.ts';
import { LateMap } from '../map/LateMap.tsx';
import type { MapMark, MapZone } from '../map/mapParts.ts';
import { restaurantMarks } from '../map/restaurantMarks.ts';
import { useOwnSpot } from '../map/useOwnSpot.ts';
import { useSelect } from '../store.tsx';
import type { ZoneTerms } from './zoneTerms.ts';
import styles from './delivery-zones.module.css';

interface ZonesMapProps {
  readonly termsOf: (zoneId: ZoneId) => ZoneTerms | null;
  readonly ownId: ZoneId | null;
}

const named = ({ name }: Zone, terms: ZoneTerms | null): string =>
  terms?.price ? `«${name}» — ${terms.price}` : `«${name}»`;

/** The number of the zone and what it costs, under it the time of the clock. */
const wordsOf = (order: number, terms: ZoneTerms | null, isAlone: boolean): readonly string[] => {
  const first = [isAlone ? null : String(order + 1), terms?.price ?? null].filter((part) => part !== null);
  return [first.join(' · '), terms?.time ?? ''].filter((line) => line !== '');
};

/** The zones of the city with their prices, the restaurants, and the selected address. */
export function ZonesMap({ termsOf, ownId }: ZonesMapProps) {
  const zones = useSelect(selectZones);
  const restaurants = useSelect(selectRestaurants);
  const spot = useOwnSpot();
  const frame = useMemo(() => zones.flatMap(({ polygon }) => polygon), [zones]);
  const shown = zones.map((zone, order): MapZone => ({
    ...zone,
    isOn: zone.id === ownId,
    words: wordsOf(order, termsOf(zone.id), zones.length === 1),
  }));
  const marks = useMemo((): readonly MapMark[] => {
    const own: readonly MapMark[] = spot ? [{ id: 'you', kind: 'you', at: spot }] : [];
    return [...restaurantMarks(restaurants).map(({ id, kind, at }) => ({ id, kind, at })), ...own];
  }, [restaurants, spot]);
  return (
    <LateMap
      className={styles.map}
      label={`Карта зон доставки: ${zones.map((zone) => named(zone, termsOf(zone.id))).join(', ')}`}
      frame={frame}
      zones={shown}
      marks={marks}
    />
  );
}
