import { useMemo } from 'react';
import { savedLike } from '../../domain/address.ts';
import type { UnsavedAddress } from '../../domain/customer.ts';
import type { LonLat } from '../../domain/geometry.ts';
import type { Restaurant } from '../../domain/settings.ts';
import { selectAddresses } from '../../slices/address/selectors.ts';
import { selectZones } from '../../slices/setting/selectors.ts';
import { LateMap } from '../map/LateMap.tsx';
import type { MapMark } from '../map/mapParts.ts';
import { restaurantMarks } from '../map/restaurantMarks.ts';
import { useSpot } from '../map/useSpot.ts';
import { useSelect } from '../store.tsx';
import styles from './destination.module.css';

const NOWHERE: readonly LonLat[] = [];

/** Where the order goes, in its zone. While it is asked where that is, its place is kept; none where nobody can say. */
export function AddressOnMap({ address }: { readonly address: UnsavedAddress }) {
  const saved = savedLike(useSelect(selectAddresses), address);
  const spot = useSpot(saved?.id);
  const zones = useSelect(selectZones);
  const zone = zones.find(({ id }) => id === address.zoneId);
  const frame = useMemo(() => (spot ? [spot] : NOWHERE), [spot]);
  const marks = useMemo(
    (): readonly MapMark[] => frame.map((at) => ({ id: 'you', kind: 'you', at })),
    [frame],
  );
  const shown = useMemo(() => (zone ? [{ ...zone, isOn: true }] : []), [zone]);
  if (!saved || spot === null) return null;
  if (spot === undefined) return <div className={styles.map} />;
  return (
    <LateMap
      className={styles.map}
      label={zone ? `Адрес на карте, зона «${zone.name}»` : 'Адрес на карте'}
      frame={frame}
      zones={shown}
      marks={marks}
    />
  );
}

/** Where the order waits; none where no place is known. */
export function RestaurantOnMap({ restaurant }: { readonly restaurant: Restaurant }) {
  const marks = useMemo(() => restaurantMarks([restaurant]), [restaurant]);
  const frame = useMemo(() => marks.map(({ at }) => at), [marks]);
  return (
    <LateMap
      className={styles.map}
      label={`Ресторан на карте: ${restaurant.address}`}
      frame={frame}
      marks={marks}
    />
  );
}
