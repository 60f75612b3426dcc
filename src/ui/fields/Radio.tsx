import { createContext, use, useId, useMemo, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../primitives/classNames.ts';
import { useEarlierInput } from './useEarlierInput.ts';
import targetStyles from './target.module.css';

interface Choosing {
  /** Ties the buttons together: the browser's arrow keys walk through those of one name. */
  readonly name: string;
  readonly value: string | null;
  readonly choose: (value: string) => void;
}

const Group = createContext<Choosing | null>(null);

type NativeGroupProps = Pick<
  ComponentProps<'div'>,
  'className' | 'aria-label' | 'aria-describedby' | 'ref' | 'children'
>;

export interface RadioGroupProps extends NativeGroupProps {
  /** null: nothing chosen yet. */
  readonly value: string | null;
  /** Told the value of what is chosen. */
  readonly onChange: (value: string) => void;
}

/** Radio buttons of the browser's own: one stop of the tab order, arrows move and choose. */
export function RadioGroup({ value, onChange: choose, children, ...native }: RadioGroupProps) {
  const name = useId();
  const choosing = useMemo(() => ({ name, value, choose }), [name, value, choose]);
  return (
    <div {...native} role="radiogroup">
      <Group value={choosing}>{children}</Group>
    </div>
  );
}

export interface RadioProps extends Pick<
  ComponentProps<'input'>,
  'className' | 'aria-labelledby' | 'aria-describedby'
> {
  /** What the group becomes with this one. */
  readonly value: string;
  /** Shown, but cannot be chosen. */
  readonly isDisabled?: boolean | undefined;
  /** What it is called. */
  readonly children: ReactNode;
}

/** One of a group; all that it shows answers the finger. */
export function Radio({ className, value, isDisabled = false, children, ...described }: RadioProps) {
  const choosing = use(Group);
  if (!choosing) throw new Error('No RadioGroup above');
  const isChosen = value === choosing.value;
  const choose = () => choosing.choose(value);
  const button = useEarlierInput<HTMLInputElement>(({ checked }) => {
    if (checked && !isChosen) choose();
  });
  return (
    <label className={classNames(targetStyles.target, className)}>
      <input
        {...described}
        ref={button}
        type="radio"
        name={choosing.name}
        value={value}
        checked={isChosen}
        onChange={choose}
        disabled={isDisabled}
      />
      {children}
    </label>
  );
}
