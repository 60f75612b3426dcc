import { memo } from 'react';
import type { MapView } from '../../domain/mapView.ts';
import type { CityBase } from './cityBase.ts';
import { placesOf, smooth } from './outline.ts';
import styles from './city-map.module.css';

interface LayerProps {
  readonly lines: readonly string[];
  readonly view: MapView;
  readonly className: string | undefined;
  readonly isArea?: boolean;
}

/** All lines of a kind in one path: they look alike. */
function Layer({ lines, view, className, isArea = false }: LayerProps) {
  return (
    <path className={className} d={lines.map((line) => smooth(placesOf(line), view, isArea)).join('')} />
  );
}

interface GroundProps {
  readonly base: CityBase;
  readonly view: MapView;
}

/** Hills, quarters and water, under the zones. */
export const Ground = memo(({ base, view }: GroundProps) => (
  <>
    <Layer className={styles.hill} lines={base.hills} view={view} isArea />
    <Layer className={styles.built} lines={base.built} view={view} isArea />
    <Layer className={styles.water} lines={base.water} view={view} isArea />
    <Layer className={styles.land} lines={base.islands} view={view} isArea />
    <Layer className={styles.river} lines={base.rivers} view={view} />
  </>
));

/** Streets, over the zones and under their edges. */
export const Streets = memo(({ base, view }: GroundProps) => (
  <>
    <Layer className={styles.lane} lines={base.lanes} view={view} />
    <Layer className={styles.street} lines={base.streets} view={view} />
    <Layer className={styles.avenue} lines={base.avenues} view={view} />
  </>
));
