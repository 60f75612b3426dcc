import { Skeleton } from '../primitives/Skeleton.tsx';
import cartLineStyles from './cart-line.module.css';
import styles from './cart-skeleton.module.css';
import panelStyles from '../primitives/panel.module.css';

const ROWS = ['first', 'second', 'third'] as const;

/** Keeps the places of lines and sum until it is known what lies in the cart; of one or two lines by the mark of the first script. */
export function CartSkeleton() {
  return (
    <div className="page-columns" aria-busy="true">
      <div>
        {ROWS.map((row) => (
          <div key={row} className={`${cartLineStyles.line} ${styles.row}`}>
            <div className={cartLineStyles.picture}>
              <Skeleton shape="picture" />
            </div>
            <div className={`${cartLineStyles.text} ${styles.line}`}>
              <Skeleton shape="title" />
              <Skeleton shape="text" />
            </div>
          </div>
        ))}
      </div>
      <div className="page-aside">
        <div className={`${panelStyles.panel} ${styles.panel}`}>
          <Skeleton shape="text" />
          <Skeleton shape="text" />
          <Skeleton shape="block" />
        </div>
      </div>
    </div>
  );
}
