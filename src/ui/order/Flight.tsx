import type { DeliveryMethod } from '../../domain/cart.ts';
import { classNames } from '../primitives/classNames.ts';
import { CraneOutline } from '../primitives/Crane.tsx';
import { ICON_PATHS } from '../primitives/iconPaths.ts';
import { arcBetween, headingAt, pointAt, type Field } from './flightPath.ts';
import styles from './crane-way.module.css';

/** The hills, the river and the ground, in the units of their field. */
interface Land {
  readonly hills: string;
  readonly river: string;
  readonly ground: string;
}

interface Drawing {
  readonly field: Field;
  readonly land: Land;
  /** Radius of the ends; all else follows from it. */
  readonly size: number;
}

const ON_PHONE: Drawing = {
  field: { width: 358, height: 176, ground: 141, rise: 77 },
  land: {
    hills: 'M0 116C29 88 50 81 79 99S122 123 158 102S215 70 251 95S315 116 358 88V176H0Z',
    river: 'M0 137C72 123 122 141 179 130S301 123 358 136V176H0Z',
    ground: 'M0 158C57 141 129 162 193 151S308 144 358 158V176H0Z',
  },
  size: 15,
};
const ON_DESK: Drawing = {
  field: { width: 1216, height: 268, ground: 214, rise: 117 },
  land: {
    hills: 'M0 177C97 134 170 123 268 150S413 188 535 155S730 107 851 145S1070 177 1216 134V268H0Z',
    river: 'M0 209C243 188 413 214 608 198S1021 188 1216 206V268H0Z',
    ground: 'M0 241C195 214 438 247 657 230S1046 220 1216 241V268H0Z',
  },
  size: 22,
};

const HOUSE = 'M4 11.5 12 4l8 7.5M6 10v10h12V10M10 20v-5h4v5';

interface EndProps {
  readonly at: { readonly x: number; readonly y: number };
  readonly size: number;
  readonly outline: string;
  readonly isReached: boolean;
}

function End({ at, size, outline, isReached }: EndProps) {
  return (
    <g
      className={classNames(styles.end, isReached && styles.reached)}
      transform={`translate(${at.x} ${at.y})`}
    >
      <circle r={size} />
      <path transform={`scale(${(size * 1.1) / 24}) translate(-12 -12)`} d={outline} />
    </g>
  );
}

interface PictureProps {
  readonly drawing: Drawing;
  readonly className: string | undefined;
  readonly columns: number;
  readonly part: number;
  readonly method: DeliveryMethod;
}

function Picture({ drawing: { field, land, size }, className, columns, part, method }: PictureProps) {
  const arc = { field, columns };
  const { x, y } = pointAt(arc, part);
  const last = columns - 1;
  // It stands upright on an end; leant, its wing would lie outside of the picture of a phone.
  const isStanding = part === 0 || part === 1;
  const between = Array.from({ length: last - 1 }, (_, index) => (index + 1) / last);
  return (
    <svg className={className} viewBox={`0 0 ${field.width} ${field.height}`} aria-hidden="true">
      <circle className={styles.hill} cx={field.width * 0.8} cy={size * 3.1} r={size * 1.55} />
      <path className={styles.hill} d={land.hills} />
      <path className={styles.river} d={land.river} />
      <path className={styles.ground} d={land.ground} />
      {part < 1 && <path className={styles.ahead} d={arcBetween(arc, part, 1)} />}
      {part > 0 && <path className={styles.flown} d={arcBetween(arc, 0, part)} />}
      <End at={pointAt(arc, 0)} size={size} outline={ICON_PATHS.store} isReached />
      {between.map((t) => (
        <circle
          key={t}
          className={classNames(styles.point, t <= part + 0.001 && styles.reached)}
          cx={pointAt(arc, t).x}
          cy={pointAt(arc, t).y}
          r={size * 0.38}
        />
      ))}
      <End
        at={pointAt(arc, 1)}
        size={size}
        outline={method === 'self' ? ICON_PATHS.bag : HOUSE}
        isReached={part === 1}
      />
      <g
        className={styles.crane}
        transform={`translate(${x} ${y - (isStanding ? size : 0)}) rotate(${isStanding ? 0 : headingAt(arc, part) * 0.6}) scale(${size * 0.072})`}
      >
        <g transform="translate(-33 -53)">
          <CraneOutline />
        </g>
      </g>
    </svg>
  );
}

export interface FlightStep {
  readonly id: string;
  readonly name: string;
  /** Clock time as it is shown, «18:22» or «к 18:55». */
  readonly time: string | null;
  /** The time is later than it was promised. */
  readonly isLate: boolean;
}

export interface FlightProps {
  readonly steps: readonly FlightStep[];
  /** Index of the present step. */
  readonly current: number;
  /** How much of the way is flown, 0 to 1. */
  readonly part: number;
  readonly method: DeliveryMethod;
}

/** The way of an order as a crane's flight from the kitchen to the door; what it means is told by the steps under it. */
export function Flight({ steps, current, part, method }: FlightProps) {
  const picture = { columns: steps.length, part, method };
  return (
    <div className={styles.flight}>
      <Picture drawing={ON_PHONE} className={styles.onPhone} {...picture} />
      <Picture drawing={ON_DESK} className={styles.onDesk} {...picture} />
      {/* The role stands here because Safari drops it from lists without bullets. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ol className={styles.steps} role="list" aria-label="Путь заказа">
        {steps.map(({ id, name, time, isLate }, index) => (
          <li key={id} aria-current={index === current ? 'step' : undefined}>
            <b className={classNames(index <= current && styles.past)}>
              {name}
              {index < current && <span className="only-heard"> — готово</span>}
            </b>
            {time !== null && <span className={classNames(isLate && styles.late)}>{time}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}
