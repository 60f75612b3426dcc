import type { ComponentProps } from 'react';
import { Link } from './Link.tsx';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import drawings from './drawn.module.css';
import type { IconName } from './iconPaths.ts';
import styles from './icon-button.module.css';

interface IconButtonLook {
  /** Which outline of the set. */
  readonly icon: IconName;
  /** The accessible name. */
  readonly label: string;
  /** `raised` lies over a picture, `quiet` takes the colour of small text. */
  readonly variant?: 'plain' | 'fill' | 'raised' | 'quiet' | undefined;
  /** Side of the outline in pixels; the touch target is always 44. */
  readonly iconSize?: 16 | 20 | 24 | undefined;
  /** A red dot: there is something new. Say so in `label` too. */
  readonly hasDot?: boolean | undefined;
}

export interface IconButtonProps extends IconButtonLook {
  /** The press. */
  readonly onClick?: (() => void) | undefined;
  /** Makes it a toggle button. */
  readonly isPressed?: boolean | undefined;
  /** Out of use, and out of the tab order. */
  readonly isDisabled?: boolean | undefined;
  /** The control, to give it the focus. */
  readonly ref?: ComponentProps<'button'>['ref'];
  /** Whether what it opens is open. */
  readonly 'aria-expanded'?: boolean | undefined;
  /** What it opens. */
  readonly 'aria-haspopup'?: 'dialog' | 'menu' | undefined;
}

export interface IconLinkProps extends Pick<IconButtonLook, 'icon' | 'label'> {
  /** Address inside the shop. */
  readonly to: string;
  /** The label of the button of the guest's page in whose place it stands: what was pressed there before the page was ready is meant for it. */
  readonly 'data-was'?: string | undefined;
}

export interface HeartButtonProps extends Pick<IconButtonLook, 'label'> {
  /** Among the favourites. */
  readonly isPressed: boolean;
  /** The press. */
  readonly onClick: () => void;
}

/** A round button that shows only an outline. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, variant = 'plain', hasDot, iconSize = 24, isPressed, isDisabled, ...native } = props;
  return (
    <button
      {...native}
      type="button"
      className={classNames(styles.button, variant !== 'plain' && styles[variant], hasDot && styles.dot)}
      aria-label={label}
      aria-pressed={isPressed}
      disabled={isDisabled}
    >
      <Icon name={icon} size={iconSize} />
    </button>
  );
}

/** The same look for a link. */
export function IconLink({ icon, label, ...native }: IconLinkProps) {
  return (
    <Link {...native} className={styles.button} aria-label={label}>
      <Icon name={icon} />
    </Link>
  );
}

/** The heart of a dish; it is drawn by the style sheet, since a menu has hundreds of them. */
export function HeartButton({ label, isPressed, onClick }: HeartButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.button, styles.like, isPressed ? drawings.fullHeart : drawings.heart)}
      aria-label={label}
      aria-pressed={isPressed}
      onClick={onClick}
    />
  );
}
