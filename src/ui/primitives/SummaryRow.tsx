import { useId, useState, type ReactNode } from 'react';
import { formatPrice, type Kopecks } from '../../domain/money.ts';
import { classNames } from './classNames.ts';
import styles from './summary.module.css';

const MINUS = '\u2212\u00A0';

export interface SummaryRowProps {
  /** What the sum is for. */
  readonly label: string;
  /** A sum, or words such as «бесплатно». */
  readonly value: Kopecks | string;
  /** The sum goes off the total: green, with a minus. Give it positive. */
  readonly isDiscount?: boolean | undefined;
  /** The last row: large, under a rule. */
  readonly isTotal?: boolean | undefined;
  /** Where the sum comes from; opens under the row by «Почему?». */
  readonly why?: ReactNode;
}

interface WhyButtonProps {
  readonly isOpen: boolean;
  readonly onClick: () => void;
  /** Id of the words it opens. */
  readonly controls: string;
  /** Id of the row's name. */
  readonly describedBy: string;
}

const shown = (value: Kopecks | string): string => (typeof value === 'string' ? value : formatPrice(value));

function WhyButton({ isOpen, onClick, controls, describedBy }: WhyButtonProps) {
  return (
    <button
      type="button"
      className={styles.whyButton}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      aria-describedby={describedBy}
      onClick={onClick}
    >
      Почему?
    </button>
  );
}

/** One line of a sum, inside a `SummaryList`. */
export function SummaryRow({ label, value, isDiscount = false, isTotal = false, why }: SummaryRowProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const hasWhy = why !== undefined && why !== null;
  return (
    <div className={classNames(styles.row, isDiscount && styles.minus, isTotal && styles.total)}>
      <dt className={styles.name}>
        <span id={`${id}n`}>{label}</span>
        {hasWhy && (
          <WhyButton
            isOpen={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            controls={`${id}w`}
            describedBy={`${id}n`}
          />
        )}
      </dt>
      <dd className={styles.value}>
        {isDiscount && MINUS}
        {shown(value)}
      </dd>
      {hasWhy && isOpen && (
        <dd className={styles.why} id={`${id}w`}>
          {why}
        </dd>
      )}
    </div>
  );
}

export interface SummaryListProps {
  /** Its rows. */
  readonly children: ReactNode;
}

/** The box of the rows. */
export function SummaryList({ children }: SummaryListProps) {
  return <dl className={styles.rows}>{children}</dl>;
}
