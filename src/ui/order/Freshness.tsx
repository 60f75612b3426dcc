import { clockText } from '../../domain/clock.ts';
import { selectConnection } from '../../slices/view/selectors.ts';
import { Icon } from '../primitives/Icon.tsx';
import { LATER_ICONS } from '../primitives/laterIcons.ts';
import { useSelect } from '../store.tsx';
import styles from './freshness.module.css';

/** How fresh the news of an order is; stands behind its number. */
export function Freshness({ updatedAt }: { readonly updatedAt: number | null }) {
  const isLost = useSelect(selectConnection) === 'lost';
  return (
    <>
      {updatedAt !== null && <span>{`· обновлено в\u00A0${clockText(updatedAt)}`}</span>}
      {isLost && (
        <span className={styles.lost}>
          <Icon name={LATER_ICONS.repeat} size={16} />
          обновляем
        </span>
      )}
    </>
  );
}
