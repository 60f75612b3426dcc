import type { MapView } from '../../domain/mapView.ts';
import { classNames } from '../primitives/classNames.ts';
import type { MapZone } from './mapParts.ts';
import { cornered } from './outline.ts';
import styles from './city-map.module.css';

/** How dense a zone is painted, by its place in the list: near ones denser. */
const TONES = [styles.tone1, styles.tone2, styles.tone3];

interface ZonesProps {
  readonly zones: readonly MapZone[];
  readonly view: MapView;
}

/** The zones' grounds; the first of the list lies on top, as it is the one that counts where two overlap. */
export function ZoneAreas({ zones, view }: ZonesProps) {
  return zones
    .map(({ id, polygon }, index) => (
      <path key={id} className={TONES[index % TONES.length]} d={cornered(polygon, view)} />
    ))
    .toReversed();
}

/** Their edges: dots, and a whole line round the one that is spoken of. */
export function ZoneEdges({ zones, view }: ZonesProps) {
  const drawn = zones.toSorted((one, other) => Number(one.isOn ?? false) - Number(other.isOn ?? false));
  return drawn.map(({ id, polygon, isOn = false }) => (
    <path key={id} className={classNames(styles.edge, isOn && styles.edgeOn)} d={cornered(polygon, view)} />
  ));
}
