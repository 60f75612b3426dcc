import { Skeleton } from '../primitives/Skeleton.tsx';
import { classNames } from '../primitives/classNames.ts';
import './cart-line.css';
import './cart-skeleton.css';
import panelStyles from '../primitives/panel.module.css';

const ROWS = ['first', 'second', 'third'] as const;

/** Keeps the places of lines and sum until it is known what lies in the cart. */
export function CartSkeleton() {
  return (
    <div className="page-columns" aria-busy="true">
      <div>
        {ROWS.map((row) => (
          <div key={row} className="line">
            <div className="line__pic">
              <Skeleton shape="picture" />
            </div>
            <div className="line__text line-still">
              <Skeleton shape="title" />
              <Skeleton shape="text" />
            </div>
          </div>
        ))}
      </div>
      <div className="page-aside">
        <div className={classNames(panelStyles.panel, 'panel-still')}>
          <Skeleton shape="text" />
          <Skeleton shape="text" />
          <Skeleton shape="block" />
        </div>
      </div>
    </div>
  );
}
