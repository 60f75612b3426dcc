import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { classNames } from '../primitives/classNames.ts';
import { Icon } from '../primitives/Icon.tsx';
import type { IconName } from '../primitives/iconPaths.ts';
import { useBackGesture } from '../dialog/useBackGesture.ts';
import iconButtonStyles from '../primitives/icon-button.module.css';
import styles from './popover.module.css';

export interface PopoverButtonProps {
  readonly icon: IconName;
  /** The accessible name of the button. */
  readonly label: string;
  /** The accessible name of what it opens. */
  readonly title: string;
  readonly children: ReactNode;
  readonly hasDot?: boolean | undefined;
  readonly onOpen?: (() => void) | undefined;
}

/** A round button with a small panel under the header. It opens without scripts; Escape and a press elsewhere close it. */
export function PopoverButton(props: PopoverButtonProps) {
  const { icon, label, title, children, hasDot = false, onOpen } = props;
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const openedOn = useRef(pathname);
  const [isOpen, setIsOpen] = useState(false);
  useBackGesture(isOpen, () => panel.current?.hidePopover());
  // Whoever follows one of its links has seen enough of it.
  useEffect(() => {
    if (openedOn.current !== pathname) panel.current?.hidePopover();
    openedOn.current = pathname;
  }, [pathname]);
  return (
    <>
      <button
        type="button"
        className={classNames(iconButtonStyles.button, hasDot && iconButtonStyles.dot)}
        aria-label={label}
        popoverTarget={id}
      >
        <Icon name={icon} />
      </button>
      <section
        className={styles.popover}
        ref={panel}
        id={id}
        popover="auto"
        aria-label={title}
        onToggle={({ newState }) => {
          setIsOpen(newState === 'open');
          if (newState === 'open') onOpen?.();
        }}
      >
        {children}
      </section>
    </>
  );
}
