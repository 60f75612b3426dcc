import { createElement, type ComponentType, type ReactNode } from 'react';
import type { Chunk } from './chunk.ts';
import { useLate } from './useLate.ts';

interface ArrivingProps<P> {
  readonly part: Chunk<ComponentType<P>>;
  /** What the part is told. */
  readonly props?: P;
  /** Stands there until the code has come. */
  readonly meanwhile?: ReactNode;
}

/** A part whose code comes with its reason. */
export function Arriving<P extends object>({ part, props, meanwhile }: ArrivingProps<P>) {
  const Part = useLate(part);
  return Part ? createElement(Part, props) : meanwhile;
}
