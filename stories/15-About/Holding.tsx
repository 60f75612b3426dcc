import { useState, type ReactNode } from 'react';

interface HoldingProps<T> {
  readonly start: T;
  readonly children: (value: T, change: (value: T) => void) => ReactNode;
}

/** Holds what a live example is told, as a page of the shop would. */
export function Holding<T>({ start, children }: HoldingProps<T>) {
  const [value, change] = useState<T>(start);
  return children(value, change);
}
