import { useEffect, useId, useState } from 'react';
import { counted } from '../../domain/plural.ts';
import type { FoundChanges } from '../../slices/view/away/state.ts';
import { Button } from '../primitives/Button.tsx';
import { IconButton } from '../primitives/IconButton.tsx';
import { useRootMark } from '../primitives/useRootMark.ts';
import { announce } from '../shell/announcements.ts';
import strip from '../shell/prompt.module.css';
import { useEmit } from '../store.tsx';
import { changeWords, dayAndTimeText, type ChangeWords } from './awayWords.ts';
import styles from './away.module.css';

function Change({ title, was, is, when }: ChangeWords) {
  return (
    <li className={styles.change}>
      <p className={styles.name}>{title}</p>
      <p className="text-small">
        <span className="text-muted">Было: {was}</span>
        <br />
        Стало: {is}
        {when !== null && <span className="text-muted"> ({when})</span>}
      </p>
    </li>
  );
}

/** What is not as the last visit has left it: one line that opens to a list. It lies over the page, so that nothing moves. */
export function AwayStrip({ since, changes }: FoundChanges) {
  const emit = useEmit();
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const count = counted(changes.length, ['изменение', 'изменения', 'изменений']);
  useRootMark('prompt', true);
  useEffect(() => announce(`Пока вас не было: ${count}`), [count]);
  return (
    <section className={`${strip.prompt} page-clear`} aria-label="Пока вас не было">
      <div className={strip.text}>
        <p className={strip.title}>Пока вас не было</p>
        <p className="text-tiny text-muted">
          {count} с {dayAndTimeText(since)}
        </p>
      </div>
      <Button size="small" aria-expanded={isOpen} aria-controls={listId} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Свернуть' : 'Что изменилось'}
      </Button>
      <IconButton
        icon="close"
        iconSize={20}
        variant="quiet"
        label="Закрыть"
        onClick={() => emit('view/changesClosed')}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls must be reached by the keyboard */}
      <ul id={listId} className={styles.list} hidden={!isOpen} tabIndex={0} aria-label="Что изменилось">
        {changes.map((change) => (
          <Change key={JSON.stringify(change)} {...changeWords(change)} />
        ))}
      </ul>
    </section>
  );
}
