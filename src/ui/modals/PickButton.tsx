import { useId, type Ref } from 'react';
import { Icon } from '../primitives/Icon.tsx';
import './pick-button.css';

export interface PickButtonProps {
  /** The accessible name. */
  readonly name: string;
  /** Second line, said as the description. */
  readonly note?: string | undefined;
  readonly isChosen: boolean;
  readonly onPick: () => void;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** One of a list that is chosen by a press: a city, a restaurant. */
export function PickButton({ name, note, isChosen, onPick, ref }: PickButtonProps) {
  const id = useId();
  return (
    <button
      ref={ref}
      type="button"
      className="pick"
      aria-labelledby={`${id}n`}
      aria-describedby={note === undefined ? undefined : `${id}d`}
      aria-current={isChosen ? 'true' : undefined}
      onClick={onPick}
    >
      <span className="pick__text">
        <b id={`${id}n`}>{name}</b>
        {note !== undefined && <small id={`${id}d`}>{note}</small>}
      </span>
      <Icon name={isChosen ? 'check' : 'forward'} size={20} />
    </button>
  );
}
