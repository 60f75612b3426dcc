import type { ReactNode } from 'react';
import { Link } from './Link.tsx';
import { buttonClass, type ButtonLook } from './Button.tsx';
import { Icon } from './Icon.tsx';

export interface ButtonLinkProps extends ButtonLook {
  /** Address inside the shop; `tel:` and other sites' addresses work as well. */
  readonly to: string;
  /** What the next page finds beside its address. */
  readonly state?: object | undefined;
  readonly children: ReactNode;
  readonly 'aria-label'?: string | undefined;
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
