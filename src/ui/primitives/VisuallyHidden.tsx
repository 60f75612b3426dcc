import type { ReactNode } from 'react';

export interface VisuallyHiddenProps {
  /** What is said and not shown. */
  readonly children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className="only-heard">{children}</span>;
}
