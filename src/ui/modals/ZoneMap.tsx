import type { MouseEvent } from 'react';
import type { ZoneId } from '../../domain/catalog.ts';
import type { LonLat } from '../../domain/geometry.ts';
import type { Zone } from '../../domain/settings.ts';
import { clamped, MAP_HEIGHT, MAP_WIDTH, projectionOf, ringPoints } from './mapView.ts';
import { classNames } from '../primitives/classNames.ts';
import styles from './zone-map.module.css';

export interface ZoneMapProps {
  readonly zones: readonly Zone[];
  /** The zone that is spoken of. */
  readonly zoneId: ZoneId | null;
  readonly point: LonLat | null;
  /** A place was tapped. By keyboard, the fields beside the map say the same. */
  readonly onPick: (place: LonLat) => void;
}

const labelOf = (zones: readonly Zone[], zoneId: ZoneId | null, point: LonLat | null): string => {
  const zone = zones.find(({ id }) => id === zoneId);
  if (zone) return `Зоны доставки: адрес в зоне «${zone.name}»`;
  return point ? 'Зоны доставки: адрес за их границами' : 'Зоны доставки города';
};

function Pin({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse className={styles.shade} cy="1" rx="7" ry="2.5" />
      <path className={styles.pin} d="M0 0s12-11 12-21a12 12 0 1 0-24 0C-12-11 0 0 0 0Z" />
      <circle className={styles.eye} cy="-21" r="4.5" />
    </g>
  );
}

/** Where a tap lies on the drawing, however large it is shown. */
const tapped = ({ currentTarget: map, clientX, clientY }: MouseEvent<SVGSVGElement>) => {
  const toScreen = map.getScreenCTM();
  return toScreen && new DOMPoint(clientX, clientY).matrixTransform(toScreen.inverse());
};

/** The delivery zones of the city with the found place, drawn from their own points: no map service is asked. */
export function ZoneMap({ zones, zoneId, point, onPick }: ZoneMapProps) {
  const project = projectionOf(zones);
  if (!project) return null;
  const pick = (event: MouseEvent<SVGSVGElement>) => {
    const at = tapped(event);
    if (at) onPick(project.placeAt(at));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- by keyboard, the fields beside it say the same
    <svg
      className={styles.map}
      viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img element could not take its colours from the theme
      role="img"
      aria-label={labelOf(zones, zoneId, point)}
      onClick={pick}
    >
      {zones.map((zone) => (
        <polygon
          key={zone.id}
          className={zone.id === zoneId ? classNames(styles.zone, styles.here) : styles.zone}
          points={ringPoints(zone, project)}
        />
      ))}
      {point && <Pin {...clamped(project.pointOf(point))} />}
    </svg>
  );
}
