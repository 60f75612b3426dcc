import { SelectField } from '../fields/SelectField.tsx';
import { Button } from '../primitives/Button.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { AdminPart } from './AdminTable.tsx';
import { JournalFile } from './JournalFile.tsx';
import type { Visits } from './useVisits.ts';
import { skippedText, visitTitle } from './visitWords.ts';
import styles from './admin.module.css';

/** What became of the last question, and of the last file. */
function Told({ visits: { all, chosen, problem, isAsked } }: { readonly visits: Visits }) {
  const skipped = chosen && skippedText(chosen);
  const tabs = all.filter(({ from }) => from === 'tab').length;
  return (
    <>
      {isAsked && (
        <output className="text-small">
          {tabs === 0 ? 'Другие вкладки пока не ответили' : `Вкладок ответило: ${tabs}`}
        </output>
      )}
      {problem !== null && <Notice tone="bad">{problem}</Notice>}
      {skipped !== null && (
        <Notice tone="warn" isStill>
          {skipped}
        </Notice>
      )}
    </>
  );
}

/** Which journal is looked at: this page's, one before it, another tab's, or a file's. */
export function JournalSource({ visits }: { readonly visits: Visits }) {
  const { all, chosen, choose, refresh, askTabs, open } = visits;
  return (
    <AdminPart title="Откуда журнал">
      <SelectField
        label="Журнал"
        value={chosen?.id ?? ''}
        placeholder="Журнала пока нет"
        options={all.map((visit) => ({ value: visit.id, text: visitTitle(visit) }))}
        onChange={choose}
      />
      <div className={styles.actions}>
        <Button size="small" onClick={refresh}>
          Обновить
        </Button>
        <Button size="small" onClick={askTabs}>
          Спросить другие вкладки
        </Button>
        <JournalFile onOpen={open} />
      </div>
      <Told visits={visits} />
    </AdminPart>
  );
}
