import type { ReactNode } from 'react';
import { classNames } from '../primitives/classNames.ts';
import { Icon } from '../primitives/Icon.tsx';
import './block.css';

export interface BlockProps {
  readonly title: string;
  /** Place in the order of steps; without one the block is no step. */
  readonly step?: number | undefined;
  /** Nothing is left to do here. */
  readonly isDone?: boolean | undefined;
  /** The first block with something left to do. */
  readonly isCurrent?: boolean | undefined;
  readonly children: ReactNode;
}

/** One part of the checkout, with its sign: done, next, or later. */
export function Block({ title, step, isDone = false, isCurrent = false, children }: BlockProps) {
  return (
    <section className={classNames('blk', isDone && 'blk--done', isCurrent && 'blk--now')}>
      {step !== undefined && (
        <span className="blk__n" aria-hidden="true">
          {isDone ? <Icon name="check" size={16} /> : step}
        </span>
      )}
      <h2 className="text-h3 blk__h">{title}</h2>
      <div className="blk__b">{children}</div>
    </section>
  );
}
