import { useMemo } from 'react';
import type { ZoneId } from '../../domain/catalog.ts';
import type { LonLat } from '../../domain/geometry.ts';
import type { Zone } from '../../domain/settings.ts';
import { secret } from '../../kernel/event.ts';
import { selectAddressForm } from '../../slices/address/formSelectors.ts';
import { selectSelectedAddress } from '../../slices/address/selectors.ts';
import { selectRestaurants, selectZones } from '../../slices/setting/selectors.ts';
import { CityMap } from '../map/CityMap.tsx';
import type { MapMark } from '../map/mapParts.ts';
import { restaurantMarks } from '../map/restaurantMarks.ts';
import { useOwnSpot } from '../map/useOwnSpot.ts';
import { useEmit, useSelect } from '../store.tsx';
import type { Verdict } from './addressForm.ts';
import styles from './address-dialog.module.css';

const labelOf = (zone: Zone | undefined, { kind }: Verdict): string => {
  if (zone) return `Зоны доставки: адрес в зоне «${zone.name}»`;
  return kind === 'outside' ? 'Зоны доставки: адрес за их границами' : 'Зоны доставки города';
};

/** The place that is spoken of: what is typed, else the chosen address. */
function useSpokenOf(verdict: Verdict): { readonly zoneId: ZoneId | null; readonly point: LonLat | null } {
  const { place } = useSelect(selectAddressForm);
  const selected = useSelect(selectSelectedAddress);
  const spot = useOwnSpot();
  if (verdict.kind === 'none') return { zoneId: selected?.zoneId ?? null, point: spot };
  const isJudged = verdict.kind === 'inside' || verdict.kind === 'outside';
  return {
    zoneId: verdict.kind === 'inside' ? verdict.zone.id : null,
    point: isJudged && place.status === 'found' ? place.point : null,
  };
}

/** The zones of the city, near to that of the place; a tap on one chooses the address there. */
export function AddressMap({ verdict }: { readonly verdict: Verdict }) {
  const emit = useEmit();
  const zones = useSelect(selectZones);
  const restaurants = useSelect(selectRestaurants);
  const { zoneId, point } = useSpokenOf(verdict);
  const zone = zones.find(({ id }) => id === zoneId);
  const frame = useMemo(() => (zone ? zone.polygon : zones.flatMap(({ polygon }) => polygon)), [zones, zone]);
  const shown = useMemo(() => zones.map((one) => ({ ...one, isOn: one.id === zoneId })), [zones, zoneId]);
  const marks = useMemo((): readonly MapMark[] => {
    const own: readonly MapMark[] = point ? [{ id: 'you', kind: 'you', at: point }] : [];
    return [...restaurantMarks(restaurants), ...own];
  }, [restaurants, point]);
  return (
    <CityMap
      className={styles.map}
      label={labelOf(zone, verdict)}
      frame={frame}
      zones={shown}
      marks={marks}
      onPick={(place) => emit('address/pointChosen', { point: secret(place) })}
    />
  );
}
