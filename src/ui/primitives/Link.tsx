import type { ComponentProps, MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { isPlainPress, useNavigate } from '../navigating.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** Address inside the shop. */
  readonly to: string;
  /** What the next page finds beside its address. */
  readonly state?: object | undefined;
  /** Takes the place of the present entry of the history; a link to where the customer is does so anyway. */
  readonly replace?: boolean | undefined;
}

/** Leads to another page of the shop without leaving this one. */
export function Link({ to, state, replace, onClick, ...native }: LinkProps) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainPress(event)) return;
    event.preventDefault();
    navigate(to, { state, replace: replace ?? to === pathname + search + hash });
  };
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- comes with the other attributes
  return <a {...native} href={to} onClick={follow} />;
}
