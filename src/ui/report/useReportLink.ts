import { useEffect } from 'react';
import { REPORT_FRAGMENT } from '../../domain/reportFragment.ts';
import { useEmit } from '../store.tsx';

/** Opens the report that the page's address asks for, once: a page that is reloaded does not ask again. */
export function useReportLink(): void {
  const emit = useEmit();
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    if (hash !== REPORT_FRAGMENT) return;
    window.history.replaceState(window.history.state, '', pathname + search);
    emit('modal/requested', { modal: { kind: 'report' } });
  }, [emit]);
}
