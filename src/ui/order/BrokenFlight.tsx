import { CraneOutline } from '../primitives/Crane.tsx';
import styles from './payment-failed.module.css';

/** A flight that was interrupted: a payment that did not come through. Decoration. */
export function BrokenFlight() {
  return (
    <svg className={styles.flight} viewBox="0 0 420 120" aria-hidden="true">
      <path className={styles.flown} d="M20 96H196" />
      <path className={styles.left} d="M268 96H380" />
      <path className={styles.gap} d="M212 84l10 24M238 84l10 24" />
      <circle className={styles.start} cx="20" cy="96" r="6" />
      <circle className={styles.end} cx="392" cy="96" r="9" />
      <g className={styles.crane} transform="translate(88 4) scale(1.55)">
        <CraneOutline />
      </g>
    </svg>
  );
}
