import { useState } from 'react';
import styles from './report.module.css';

/** All that would be sent, for whoever wants to read it; written when it is opened, since it is long. */
export function WholeText({ written }: { readonly written: () => string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="text-link">Показать всё, что будет отправлено</summary>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a text that scrolls must be reached by the keyboard
        <pre className={styles.whole} tabIndex={0} aria-label="Весь текст сообщения">
          {JSON.stringify(JSON.parse(written()), null, 1)}
        </pre>
      )}
    </details>
  );
}
