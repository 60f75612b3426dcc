import type { ReactNode } from 'react';
import { Link } from './Link.tsx';
import { buttonClass, type ButtonLook } from './Button.tsx';
import { Icon } from './Icon.tsx';

export interface ButtonLinkProps extends ButtonLook {
  /** Address inside the shop; `tel:` and other sites' addresses work as well. */
  readonly to: string;
  /** What the next page finds beside its address. */
  readonly state?: object | undefined;
  /** Where it leads, in one or two words. */
  readonly children: ReactNode;
  /** The accessible name where the text alone does not say where it leads. */
  readonly 'aria-label'?: string | undefined;
  /** The press, before the page changes. */
  readonly onClick?: (() => void) | undefined;
}

const hasScheme = (address: string): boolean => /^[a-z]+:/i.test(address);

/** A link that looks like a button: for what leads to another place. */
export function ButtonLink({
  to,
  state,
  icon,
  children,
  onClick,
  'aria-label': label,
  ...look
}: ButtonLinkProps) {
  const content = (
    <>
      {icon !== undefined && <Icon name={icon} size={20} />}
      {children}
    </>
  );
  if (hasScheme(to)) {
    return (
      <a className={buttonClass(look)} href={to} aria-label={label} onClick={onClick}>
        {content}
      </a>
    );
  }
  return (
    <Link className={buttonClass(look)} to={to} state={state} aria-label={label} onClick={onClick}>
      {content}
    </Link>
  );
}
