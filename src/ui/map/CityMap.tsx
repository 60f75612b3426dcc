import { useMemo, type MouseEvent, type ReactNode } from 'react';
import { lonLat, type LonLat } from '../../domain/geometry.ts';
import { mapView, type MapView } from '../../domain/mapView.ts';
import { classNames } from '../primitives/classNames.ts';
import { useLate } from '../shell/useLate.ts';
import { baseAt } from './cityBase.ts';
import { Ground, Streets } from './GroundLayer.tsx';
import type { MapMark, MapZone } from './mapParts.ts';
import { Marks, MarkButtons } from './Marks.tsx';
import { mapWords } from './mapWords.ts';
import { useBoxSize } from './useBoxSize.ts';
import { Words } from './Words.tsx';
import { ZoneAreas, ZoneEdges } from './Zones.tsx';
import styles from './city-map.module.css';

export interface CityMapProps {
  /** What the picture shows, in words; what it says more stands beside it as text. */
  readonly label: string;
  /** Every place that has to be seen: the map is as near as they allow. */
  readonly frame: readonly LonLat[];
  /** Those that come first lie on top. */
  readonly zones?: readonly MapZone[];
  /** What stands on it: restaurants, and where you are. */
  readonly marks?: readonly MapMark[];
  /** Gives the box its height. */
  readonly className?: string | undefined;
  /** A place was tapped. Whoever uses it offers the same without a pointer. */
  readonly onPick?: (place: LonLat) => void;
  /** Lies over the drawing. */
  readonly children?: ReactNode;
}

/** Room around what has to be seen, in shares of the shorter side and in pixels. */
const MARGIN = { share: 0.12, most: 56 } as const;
const NONE: readonly never[] = [];
const NOWHERE = lonLat(0, 0);

const middleOf = (view: MapView | null): LonLat =>
  view ? view.placeAt({ x: view.size.width / 2, y: view.size.height / 2 }) : NOWHERE;

/** The place under a tap, however large the drawing is shown. */
const tapped = (view: MapView, { currentTarget: map, clientX, clientY }: MouseEvent<SVGSVGElement>) => {
  const toScreen = map.getScreenCTM();
  return toScreen && view.placeAt(new DOMPoint(clientX, clientY).matrixTransform(toScreen.inverse()));
};

/**
 * A map of a part of a city, drawn from the points of its zones and marks: no map service is asked. It is drawn for the size
 * of its box, north up; the ground of the chain's cities is fetched with it.
 */
export function CityMap({ label, frame, zones = NONE, marks = NONE, ...rest }: CityMapProps) {
  const { className, onPick, children } = rest;
  const [ref, size, isMeasured] = useBoxSize<HTMLDivElement>();
  const margin = Math.min(Math.min(size.width, size.height) * MARGIN.share, MARGIN.most);
  const view = useMemo(() => mapView(frame, size, margin), [frame, size, margin]);
  const base = useLate(baseAt(middleOf(view)));
  const words = useMemo(
    () => (view && isMeasured ? mapWords({ zones, marks, base }, view) : NONE),
    [view, isMeasured, zones, marks, base],
  );
  if (!view) return null;
  const pick = (event: MouseEvent<SVGSVGElement>): void => {
    const place = tapped(view, event);
    if (place) onPick?.(place);
  };
  return (
    <div ref={ref} className={classNames(styles.map, className)}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- by keyboard, what stands beside it says the same */}
      <svg
        className={classNames(styles.drawing, onPick && styles.pickable)}
        viewBox={`0 0 ${size.width} ${size.height}`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img element could not take its colours from the theme
        role="img"
        aria-label={label}
        onClick={onPick && pick}
      >
        {base && <Ground base={base} view={view} />}
        <ZoneAreas zones={zones} view={view} />
        {base && <Streets base={base} view={view} />}
        <ZoneEdges zones={zones} view={view} />
        <Words words={words} />
        <Marks marks={marks} view={view} />
      </svg>
      {isMeasured && <MarkButtons marks={marks} view={view} />}
      {children}
    </div>
  );
}
