import type { MapView } from '../../domain/mapView.ts';
import { LOOKS, TONES } from './looks.ts';
import type { MapZone } from './mapParts.ts';
import { cornered } from './outline.ts';

interface ZonesProps {
  readonly zones: readonly MapZone[];
  readonly view: MapView;
}

/** The zones' grounds; the first of the list lies on top, as it is the one that counts where two overlap. */
export function ZoneAreas({ zones, view }: ZonesProps) {
  return zones
    .map(({ id, polygon }, index) => (
      <path key={id} {...TONES[index % TONES.length]} d={cornered(polygon, view)} />
    ))
    .toReversed();
}

/** Their edges: dots, and a whole line round the one that is spoken of. */
export function ZoneEdges({ zones, view }: ZonesProps) {
  const drawn = zones.toSorted((one, other) => Number(one.isOn ?? false) - Number(other.isOn ?? false));
  return drawn.map(({ id, polygon, isOn = false }) => (
    <path key={id} {...(isOn ? LOOKS.edgeOn : LOOKS.edge)} d={cornered(polygon, view)} />
  ));
}
