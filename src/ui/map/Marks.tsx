import { clamped, type MapPoint, type MapView } from '../../domain/mapView.ts';
import { CraneOutline } from '../primitives/Crane.tsx';
import { LOOKS } from './looks.ts';
import type { MapMark } from './mapParts.ts';
import styles from './city-map.module.css';

const at = ({ x, y }: MapPoint): string => `translate(${x} ${y})`;

/** The pin of the customer's own place; its foot is the place. */
export function PinMark() {
  return (
    <>
      <ellipse {...LOOKS.shade} cy="1" rx="7" ry="2.5" />
      <path {...LOOKS.pin} d="M0 0s12-11 12-21a12 12 0 1 0-24 0C-12-11 0 0 0 0Z" />
      <circle {...LOOKS.eye} cy="-21" r="4.5" />
    </>
  );
}

/** The crane on a disc. */
export function RestaurantMark() {
  return (
    <>
      <circle {...LOOKS.disc} r="15" />
      <g {...LOOKS.crane} transform="translate(-9.6 -9.4) scale(.29)">
        <CraneOutline />
      </g>
    </>
  );
}

interface MarksProps {
  readonly marks: readonly MapMark[];
  readonly view: MapView;
}

/** Restaurants, and over them the customer's own place, which stands at the edge where it lies outside. */
export function Marks({ marks, view }: MarksProps) {
  const own = (mark: MapMark): boolean => mark.kind === 'you';
  return (
    <>
      {marks
        .filter((mark) => !own(mark))
        .map((mark) => (
          <g key={mark.id} transform={at(view.pointOf(mark.at))}>
            <RestaurantMark />
          </g>
        ))}
      {marks.filter(own).map((mark) => (
        <g key={mark.id} transform={at(clamped(view.pointOf(mark.at), view.size))}>
          <PinMark />
        </g>
      ))}
    </>
  );
}

/** Over the marks that can be pressed, as large as a finger: a picture alone has nothing to press. */
export function MarkButtons({ marks, view }: MarksProps) {
  return marks.map(({ id, at: place, press }) => {
    if (!press) return null;
    const { x, y } = view.pointOf(place);
    return (
      <button
        key={id}
        type="button"
        className={styles.press}
        style={{ left: x, top: y }}
        aria-label={press.name}
        onClick={press.run}
      />
    );
  });
}
