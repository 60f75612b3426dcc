import { selectNotifications } from '../../slices/notification/selectors.ts';
import type { NotificationItem } from '../../slices/notification/state.ts';
import { Link } from '../primitives/Link.tsx';
import { useContentLink } from '../routing.ts';
import { useSelect } from '../store.tsx';
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

/** What the customer was told, the newest first. */
export function NotificationList() {
  return (
    <ul className={styles.list}>
      {useSelect(selectNotifications).map((item) => (
        <Notification key={item.id} item={item} />
      ))}
    </ul>
  );
}
