import { useId } from 'react';
import './segmented.css';

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
  readonly value: Id;
  readonly onChange: (id: Id) => void;
}

/** A choice of two or three that are all in sight: a radio group over native inputs. */
export function SegmentedRadio<Id extends string>(props: SegmentedRadioProps<Id>) {
  const { label, segments, value, onChange } = props;
  const name = useId();
  return (
    <div className="seg" role="radiogroup" aria-label={label}>
      {segments.map((segment) => (
        <label key={segment.id} className="seg__item">
          <input
            type="radio"
            name={name}
            checked={segment.id === value}
            disabled={segment.isDisabled === true}
            onChange={() => onChange(segment.id)}
          />
          {segment.name}
        </label>
      ))}
    </div>
  );
}
