import { useState } from 'react';
import { Button } from '../primitives/Button.tsx';
import { saveFile } from '../primitives/saveFile.ts';
import { useDiagnosis } from '../diagnosis.ts';
import { AdminPart } from './AdminTable.tsx';
import { Code } from './Code.tsx';
import { timeText } from './healthRows.ts';
import styles from './admin.module.css';

/** The latest errors of this page as they stood when the page was entered or the button was pressed, the newest first. */
export function AdminErrors() {
  const diagnosis = useDiagnosis();
  const [errors, setErrors] = useState(diagnosis.errors);
  return (
    <AdminPart title="Последние ошибки">
      {errors.length === 0 && <p className="text-muted">Ошибок не было.</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls must be reached by the keyboard */}
      <ol className={styles.errors} tabIndex={0} aria-labelledby="errors">
        {errors.toReversed().map(({ time, where, text, stack = '', after }) => (
          <li key={`${time} ${where} ${text}`}>
            <p>
              <span className="text-muted">{timeText(time)}</span> <b>{where}</b>
            </p>
            <p>{text}</p>
            {after.length > 0 && <p className="text-tiny text-muted">{after.slice(-3).join(' → ')}</p>}
            {stack !== '' && (
              <details>
                <summary className="text-small">Стек</summary>
                <Code>{stack}</Code>
              </details>
            )}
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button size="small" onClick={() => setErrors(diagnosis.errors())}>
          Обновить
        </Button>
        <Button
          size="small"
          onClick={() => void diagnosis.journal().then((text) => saveFile('journal.json', text))}
        >
          Сохранить журнал
        </Button>
      </div>
    </AdminPart>
  );
}
