import { CraneOutline } from '../primitives/Crane.tsx';
import styles from './march-dialog.module.css';

/** Middle and radius of each ball of the mimosa, from the stem's root to its tip. */
const BALLS = [
  [333, 118, 9],
  [352, 112, 8],
  [346, 134, 10],
  [366, 128, 9],
  [357, 150, 9],
  [378, 146, 10],
  [366, 167, 8],
  [388, 165, 9],
  [380, 184, 8],
  [397, 183, 7],
  [393, 198, 6],
] as const;

/** Two narrow leaves on each side of the stem. */
const LEAVES = [
  'M316 110c-4 14-2 27 6 38 4-13 2-26-6-38Z',
  'M322 104c14-7 28-8 41-3-12 8-26 9-41 3Z',
  'M348 152c-3 14 0 26 8 36 3-13 0-26-8-36Z',
] as const;

/** The shop's crane brings a sprig of mimosa. Decoration: the words beside it say what it is for. */
export function MarchPicture() {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 480 268"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <circle className={styles.sun} cx="206" cy="134" r="112" />
      <g transform="translate(-88 -22) scale(1.24)">
        <path
          className={styles.stem}
          d="M305 94c34 10 66 46 92 106M333 118c8-6 14-8 22-7M352 138c10-6 18-10 28-10"
        />
        {LEAVES.map((leaf) => (
          <path key={leaf} className={styles.leaf} d={leaf} />
        ))}
        {BALLS.map(([x, y, radius]) => (
          <circle key={`${x}/${y}`} className={styles.ball} cx={x} cy={y} r={radius} />
        ))}
      </g>
      <g className={styles.crane} transform="translate(91 20) scale(3.1)">
        <CraneOutline />
      </g>
    </svg>
  );
}
