import { plural } from '../../domain/plural.ts';
import { selectNewNotificationCount, selectNotifications } from '../../slices/notification/selectors.ts';
import { selectIsLoggedIn } from '../../slices/user/selectors.ts';
import { useEmit, useSelect } from '../store.tsx';
import { coverParts } from './laterParts.ts';
import { PopoverButton } from './PopoverButton.tsx';
import { useLate } from './useLate.ts';

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

function Listed() {
  const parts = useLate(coverParts);
  return parts && <parts.NotificationList />;
}

/** The bell and its list; opening it counts as having read everything. */
export function Notifications() {
  const emit = useEmit();
  const hasAny = useSelect(selectNotifications).length > 0;
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
      {hasAny ? <Listed /> : <Nothing />}
    </PopoverButton>
  );
}
