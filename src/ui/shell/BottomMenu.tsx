import { useNavigate } from '../navigating.ts';
import { selectStories } from '../../slices/setting/selectors.ts';
import { selectIsLoggedIn } from '../../slices/user/selectors.ts';
import { Icon } from '../primitives/Icon.tsx';
import type { IconName } from '../primitives/iconPaths.ts';
import { useCityPath } from '../routing.ts';
import { useOpens } from '../modals/useOpens.ts';
import { useEmit, useSelect } from '../store.tsx';
import styles from './bottom-menu.module.css';

interface ItemProps {
  readonly icon: IconName;
  readonly children: string;
  readonly onClick?: (() => void) | undefined;
  readonly isCurrent?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
}

function Item({ icon, children, isCurrent = false, isDisabled = false, ...native }: ItemProps) {
  return (
    <button {...native} type="button" aria-current={isCurrent ? 'page' : undefined} disabled={isDisabled}>
      <Icon name={icon} />
      {children}
    </button>
  );
}

/** Goes to the personal area; a guest logs in first. */
function useOpenPersonal(): () => void {
  const emit = useEmit();
  const navigate = useNavigate();
  const path = useCityPath();
  const isLoggedIn = useSelect(selectIsLoggedIn);
  return () => {
    if (!isLoggedIn) return emit('auth/loginAsked', { returnTo: path('personal') });
    navigate(path('personal'));
    return undefined;
  };
}

export interface BottomMenuProps {
  /** A page of the catalog is in sight. */
  readonly isCatalog: boolean;
  /** A page of the personal area is in sight. */
  readonly isPersonal: boolean;
}

/** The menu under the thumb, below 1024 px. */
export function BottomMenu({ isCatalog, isPersonal }: BottomMenuProps) {
  const opens = useOpens();
  const openPersonal = useOpenPersonal();
  const [story] = useSelect(selectStories);
  return (
    <nav className={styles.nav} aria-label="Нижнее меню">
      <Item icon="filters" {...opens({ kind: 'filters' })}>
        Фильтры
      </Item>
      <Item icon="menu" isCurrent={isCatalog} {...opens({ kind: 'catalogMenu' })}>
        Меню
      </Item>
      <Item icon="user" isCurrent={isPersonal} onClick={openPersonal}>
        Кабинет
      </Item>
      <Item
        icon="stories"
        isDisabled={story === undefined}
        {...(story && opens({ kind: 'stories', storyId: story.id }))}
      >
        Истории
      </Item>
    </nav>
  );
}
