import { Radio, RadioGroup } from './Radio.tsx';
import styles from './segmented.module.css';

export interface Segment<Id extends string> {
  readonly id: Id;
  readonly name: string;
  readonly isDisabled?: boolean | undefined;
}

export interface SegmentedRadioProps<Id extends string> {
  /** Names the group; not shown. */
  readonly label: string;
  /** Two or three, short enough for one line of a phone. */
  readonly segments: readonly Segment<Id>[];
  /** The id of what is chosen. */
  readonly value: Id;
  /** Told the id of what is chosen. */
  readonly onChange: (id: Id) => void;
}

/** A choice of two or three that are all in sight. */
export function SegmentedRadio<Id extends string>(props: SegmentedRadioProps<Id>) {
  const { label, segments, value, onChange } = props;
  const choose = (chosen: string) => {
    const segment = segments.find(({ id }) => id === chosen);
    if (segment) onChange(segment.id);
  };
  return (
    <RadioGroup className={styles.segments} aria-label={label} value={value} onChange={choose}>
      {segments.map(({ id, name, isDisabled = false }) => (
        <Radio key={id} className={styles.item} value={id} isDisabled={isDisabled}>
          {name}
        </Radio>
      ))}
    </RadioGroup>
  );
}
