import { selectMayWait } from '../../slices/user/waiting/mayWait.ts';
import { selectIsOnline, selectNotices } from '../../slices/view/selectors.ts';
import { Snackbar, SnackbarRegion, StatusPill } from '../primitives/Snackbar.tsx';
import { useEmit, useSelect } from '../store.tsx';
import { LATER_ICONS } from '../primitives/laterIcons.ts';
import { waitingStrip } from '../waiting/waitingChunk.ts';
import { Arriving } from './Arriving.tsx';

/** Passing messages and the state of the connection, above everything. */
export function Messages() {
  const emit = useEmit();
  const notices = useSelect(selectNotices);
  const isOnline = useSelect(selectIsOnline);
  const mayWait = useSelect(selectMayWait);
  return (
    <SnackbarRegion>
      {!isOnline && <StatusPill icon={LATER_ICONS.offline}>Нет соединения с интернетом</StatusPill>}
      {mayWait && <Arriving part={waitingStrip} />}
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
