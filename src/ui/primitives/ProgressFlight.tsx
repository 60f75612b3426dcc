/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native progress element holds neither the words nor the drawing */
import { classNames } from './classNames.ts';
import { CraneOutline } from './Crane.tsx';
import styles from './flight.module.css';

export interface ProgressFlightProps {
  /** Names the bar: «До бесплатной доставки». */
  readonly label: string;
  /** The way so far, in the unit of `goal`. */
  readonly value: number;
  /** The end of the way. */
  readonly goal: number;
  /** What is left in words: «Ещё 190 ₽ до бесплатной доставки». Shown, and said as the value. */
  readonly text: string;
  /** Small words at the right: «из 2 000 ₽». */
  readonly goalText?: string | undefined;
}

/** The bar's box in pixels; its width is that of the page, so along it everything is a percentage. */
const LINE_Y = 42;

/** How much of the way is done, in per cent from 0 to 100, to a tenth. */
export function flownPercent(value: number, goal: number): number {
  if (goal <= 0) return 100;
  return Math.round(Math.min(Math.max(value / goal, 0), 1) * 1000) / 10;
}

function FlightBar({ percent }: { readonly percent: number }) {
  return (
    <svg className={styles.bar} aria-hidden="true">
      <rect className={styles.way} y={LINE_Y} width="100%" height="4" rx="2" />
      <rect className={styles.done} y={LINE_Y} width={`${percent}%`} height="4" rx="2" />
      <circle className={styles.end} cx="100%" cy={LINE_Y + 2} r="6" />
      <svg className={styles.crane} x={`${percent}%`} y="0">
        <g>
          {/* 44 × 40, its feet on the line, beak before the point reached; at the start it stands on the bar's edge */}
          <g transform={`translate(${percent * -0.3} 3) scale(.667)`}>
            <CraneOutline />
          </g>
        </g>
      </svg>
    </svg>
  );
}

/**
 * A crane on its way to a goal. The bar is a drawing whose lengths are attributes: it is right in the server's HTML already,
 * without a style attribute and before any script.
 */
export function ProgressFlight({ label, value, goal, text, goalText }: ProgressFlightProps) {
  const percent = flownPercent(value, goal);
  return (
    <div
      className={classNames(styles.flight, percent === 100 && styles.there)}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={goal}
      aria-valuenow={Math.min(Math.max(value, 0), goal)}
      aria-valuetext={text}
    >
      <p className={styles.words}>
        <b>{text}</b>
        {goalText !== undefined && <span className={styles.goal}>{goalText}</span>}
      </p>
      <FlightBar percent={percent} />
    </div>
  );
}
