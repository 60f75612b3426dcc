import { Link } from '../primitives/Link.tsx';
import { plural } from '../../domain/plural.ts';
import { selectNewNotificationCount, selectNotifications } from '../../slices/notification/selectors.ts';
import type { NotificationItem } from '../../slices/notification/state.ts';
import { selectIsLoggedIn } from '../../slices/user/selectors.ts';
import { useContentLink } from '../routing.ts';
import { useEmit, useSelect } from '../store.tsx';
import { PopoverButton } from './PopoverButton.tsx';
import styles from './popover.module.css';

const dates = new Intl.DateTimeFormat('ru-RU', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

const dateOf = (createdAt: string): string => {
  const at = Date.parse(createdAt);
  return Number.isNaN(at) ? '' : dates.format(at);
};

function Notification({ item }: { readonly item: NotificationItem }) {
  const link = useContentLink()(item.link);
  return (
    <li>
      <b>
        {link?.kind === 'shop' && <Link to={link.to}>{item.title}</Link>}
        {link?.kind === 'outside' && <a href={link.href}>{item.title}</a>}
        {link === null && item.title}
      </b>
      <p className="text-small">{item.text}</p>
      <p className="text-tiny text-muted">{dateOf(item.createdAt)}</p>
    </li>
  );
}

function Nothing() {
  const isLoggedIn = useSelect(selectIsLoggedIn);
  return (
    <p className="text-small text-muted">
      {isLoggedIn ? 'Пока пусто' : 'Войдите, чтобы получать уведомления о заказах и акциях'}
    </p>
  );
}

const labelOf = (count: number): string =>
  count === 0
    ? 'Уведомления, нет новых'
    : `Уведомления, ${count} ${plural(count, ['новое', 'новых', 'новых'])}`;

/** The bell and its list; opening it counts as having read everything. */
export function Notifications() {
  const emit = useEmit();
  const items = useSelect(selectNotifications);
  const count = useSelect(selectNewNotificationCount);
  return (
    <PopoverButton
      icon="bell"
      label={labelOf(count)}
      title="Уведомления"
      hasDot={count > 0}
      onOpen={() => emit('notification/listOpened')}
    >
      <h2 className="text-h3">Уведомления</h2>
      {items.length === 0 ? (
        <Nothing />
      ) : (
        <ul className={styles.list}>
          {items.map((item) => (
            <Notification key={item.id} item={item} />
          ))}
        </ul>
      )}
    </PopoverButton>
  );
}
