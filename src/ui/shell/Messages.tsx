import { selectIsOnline, selectNotices } from '../../slices/view/selectors.ts';
import { Snackbar, SnackbarRegion, StatusPill } from '../primitives/Snackbar.tsx';
import { useEmit, useSelect } from '../store.tsx';
import { LATER_ICONS } from '../primitives/laterIcons.ts';

/** Passing messages and the state of the connection, above everything. */
export function Messages() {
  const emit = useEmit();
  const notices = useSelect(selectNotices);
  const isOnline = useSelect(selectIsOnline);
  return (
    <SnackbarRegion>
      {!isOnline && <StatusPill icon={LATER_ICONS.offline}>Нет соединения с интернетом</StatusPill>}
      {notices.map(({ id, kind, text, action }) => (
        <Snackbar
          key={id}
          isError={kind === 'error'}
          action={action?.title}
          onAction={() => emit('view/noticeActionTapped', { id })}
        >
          {text}
        </Snackbar>
      ))}
    </SnackbarRegion>
  );
}
