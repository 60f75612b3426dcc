import { useEffect } from 'react';
import { AdminScreen } from './AdminScreen.tsx';
import { EventDetail } from './EventDetail.tsx';
import { EventRows } from './EventRows.tsx';
import { JournalSource } from './JournalSource.tsx';
import type { Visits } from './useVisits.ts';
import styles from './admin.module.css';

/** Beside each other where there is room for both. */
const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
  alignItems: 'start',
  gap: '12px 24px',
} as const;

/** What happened on a page: where its journal comes from, its events, and what each of them meant. */
export function AdminJournal({ visits }: { readonly visits: Visits }) {
  const { all, chosen, count, look, refresh } = visits;
  const isEmpty = all.length === 0;
  useEffect(() => {
    if (isEmpty) refresh();
  }, [isEmpty, refresh]);
  return (
    <>
      <JournalSource visits={visits} />
      {chosen && <AdminScreen key={chosen.id} visit={chosen} count={count} onLook={look} />}
      {chosen && (
        <div style={COLUMNS}>
          <EventRows key={chosen.id} visit={chosen} count={count} onLook={look} />
          <div className={styles.part}>
            <EventDetail visit={chosen} count={count} onLook={look} />
          </div>
        </div>
      )}
    </>
  );
}
