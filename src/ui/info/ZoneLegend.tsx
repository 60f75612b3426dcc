import { useEffect } from 'react';
import type { ZoneId } from '../../domain/catalog.ts';
import type { Zone } from '../../domain/settings.ts';
import { classNames } from '../primitives/classNames.ts';
import { useEmit } from '../store.tsx';
import type { ZoneTerms } from './zoneTerms.ts';
import styles from './delivery-zones.module.css';

/** As on the map. */
const TONES = [styles.tone1, styles.tone2, styles.tone3];

interface LegendProps {
  readonly zones: readonly Zone[];
  readonly termsOf: (zoneId: ZoneId) => ZoneTerms | null;
  readonly ownId: ZoneId | null;
}

interface ZoneItemProps {
  readonly zone: Zone;
  readonly order: number;
  readonly terms: ZoneTerms | null;
  readonly isOwn: boolean;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The line of its terms is kept free until they are known. */
function ZoneItem({ zone, order, terms, isOwn }: ZoneItemProps) {
  const emit = useEmit();
  useEffect(() => emit('city/zoneShown', { zoneId: zone.id }), [emit, zone.id]);
  const says = terms ? [terms.time, ...terms.limits].filter((term) => term !== null) : [];
  return (
    <li className={styles.item}>
      <span
        className={classNames(styles.swatch, TONES[order % TONES.length], isOwn && styles.swatchOn)}
        aria-hidden="true"
      >
        {order + 1}
      </span>
      <b className={styles.name}>{zone.name}</b>
      <span className={styles.price}>{terms?.price}</span>
      <span className={`text-small text-muted ${styles.terms}`}>
        {says.length > 0 ? capital(says.join(' · ')) : '\u00A0'}
        {isOwn && <span className={styles.yours}>Ваша зона</span>}
      </span>
    </li>
  );
}

/** All that the map says, as text: the zones by their numbers, near ones first. */
export function ZoneLegend({ zones, termsOf, ownId }: LegendProps) {
  return (
    <ol className={styles.list}>
      {zones.map((zone, order) => (
        <ZoneItem
          key={zone.id}
          zone={zone}
          order={order}
          terms={termsOf(zone.id)}
          isOwn={zone.id === ownId}
        />
      ))}
    </ol>
  );
}
