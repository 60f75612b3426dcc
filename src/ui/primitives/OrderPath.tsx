import { classNames } from './classNames.ts';
import { Crane } from './Crane.tsx';
import styles from './order-path.module.css';

/** One step of an order's way. */
interface PathStep {
  readonly id: string;
  readonly name: string;
  /** Second line: who carries it. */
  readonly note?: string | undefined;
  /** Clock time as it is shown, «18:22» or «~18:50». */
  readonly time?: string | undefined;
}

export interface OrderPathProps {
  /** From the first to the last. */
  readonly steps: readonly PathStep[];
  /** Index of the present step; past the end once all of them are done. */
  readonly current: number;
  /** The accessible name of the list. */
  readonly label?: string | undefined;
  /** Small, and across wherever its container leaves the room. */
  readonly isCompact?: boolean | undefined;
}

interface StepProps {
  readonly step: PathStep;
  readonly place: 'done' | 'current' | 'ahead';
}

function placeOf(index: number, current: number): StepProps['place'] {
  if (index === current) return 'current';
  return index < current ? 'done' : 'ahead';
}

function Step({ step, place }: StepProps) {
  const isCurrent = place === 'current';
  return (
    <li
      className={classNames(styles.step, place === 'done' && styles.done)}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <span className={classNames(styles.point, isCurrent && styles.crane)}>{isCurrent && <Crane />}</span>
      <span>
        <b className={styles.name}>
          {step.name}
          {place === 'done' && <span className="only-heard"> — готово</span>}
        </b>
        {step.note !== undefined && <span className={styles.note}>{step.note}</span>}
      </span>
      {step.time !== undefined && <span className={styles.time}>{step.time}</span>}
    </li>
  );
}

/** The way of an order: down the page on phones, across it from 1024 px. */
export function OrderPath({ steps, current, label = 'Путь заказа', isCompact = false }: OrderPathProps) {
  return (
    // The role stands here because Safari drops it from lists without bullets.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ol className={classNames(styles.path, isCompact && styles.compact)} role="list" aria-label={label}>
      {steps.map((step, index) => (
        <Step key={step.id} step={step} place={placeOf(index, current)} />
      ))}
    </ol>
  );
}
