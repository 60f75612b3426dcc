import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconPaths.ts';
import styles from './button.module.css';

/** How a button looks, shared by the button and the link that looks like one. */
export interface ButtonLook {
  /** `main` is the one next step of a screen; `solid` comes second and never stands beside it. */
  readonly variant?: 'main' | 'solid' | 'quiet' | 'line' | 'danger' | undefined;
  /** Height: 44, 48 or 56 px. */
  readonly size?: 'small' | 'normal' | 'large' | undefined;
  /** As wide as its box. */
  readonly isWide?: boolean | undefined;
  /** Pushes the parts of the content to the two edges, as in "pay … sum". */
  readonly isSpread?: boolean | undefined;
  /** An outline before the text. */
  readonly icon?: IconName | undefined;
}

type NativeButtonProps = Pick<
  ComponentProps<'button'>,
  | 'ref'
  | 'id'
  | 'form'
  | 'name'
  | 'value'
  | `aria-${'label' | 'expanded' | 'controls' | 'haspopup' | 'describedby' | 'pressed'}`
>;

export interface ButtonProps extends ButtonLook, NativeButtonProps {
  /** What the press does, in one or two words. */
  readonly children: ReactNode;
  /** `submit` sends the form around the button. */
  readonly type?: 'button' | 'submit' | undefined;
  /** The press; not told while it is busy. */
  readonly onClick?: (() => void) | undefined;
  /** Work is under way: the button keeps its focus, shows a spinner and ignores further presses. */
  readonly isBusy?: boolean | undefined;
  /** Takes the button out of use and out of the tab order. */
  readonly isDisabled?: boolean | undefined;
}

/** Class names of a button's look. */
export function buttonClass({ variant = 'quiet', size = 'normal', isWide, isSpread }: ButtonLook): string {
  return classNames(
    styles.button,
    styles[variant],
    size !== 'normal' && styles[size],
    isWide === true && styles.wide,
    isSpread === true && styles.spread,
  );
}

/** A native button of the shop's look. */
export function Button(props: ButtonProps) {
  const { variant, size, isWide, isSpread, icon, children, type = 'button', ...others } = props;
  const { onClick, isBusy = false, isDisabled = false, ...native } = others;
  const press = (event: MouseEvent) => {
    if (!isBusy) return onClick?.();
    return event.preventDefault();
  };
  return (
    <button
      {...native}
      type={type}
      className={buttonClass({ variant, size, isWide, isSpread })}
      disabled={isDisabled}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={press}
    >
      {isBusy && <span className={styles.spin} aria-hidden="true" />}
      {icon !== undefined && !isBusy && <Icon name={icon} size={20} />}
      {children}
    </button>
  );
}
