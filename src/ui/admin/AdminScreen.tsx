import { useState } from 'react';
import { Button } from '../primitives/Button.tsx';
import { AdminPart } from './AdminTable.tsx';
import { momentOf, widthOf } from './moment.ts';
import { ScreenFrame } from './ScreenFrame.tsx';
import type { Visit } from './support.ts';
import styles from './admin.module.css';

interface AdminScreenProps {
  readonly visit: Visit;
  /** So many events have happened. */
  readonly count: number;
  readonly onLook: (count: number) => void;
}

/** The shop as the customer saw it, event by event. */
export function AdminScreen({ visit, count, onLook }: AdminScreenProps) {
  const [isShown, show] = useState(false);
  const all = visit.steps.length;
  return (
    <AdminPart title="Экран покупателя">
      <div className={styles.actions}>
        <Button
          size="small"
          aria-label="На событие назад"
          isDisabled={count === 0}
          onClick={() => onLook(count - 1)}
        >
          ←
        </Button>
        <input
          type="range"
          style={{ flex: 1, minWidth: 0, accentColor: 'var(--accent)' }}
          min={0}
          max={all}
          value={count}
          aria-label="Сколько событий показать"
          aria-valuetext={`${count} из ${all}`}
          onChange={({ target }) => onLook(target.valueAsNumber)}
        />
        <Button
          size="small"
          aria-label="На событие вперёд"
          isDisabled={count === all}
          onClick={() => onLook(count + 1)}
        >
          →
        </Button>
      </div>
      <p className="text-small text-muted">
        {count === 0
          ? 'До первого события'
          : `После события ${count} из ${all}: ${visit.steps[count - 1]?.event.type}`}
      </p>
      <div className={styles.actions}>
        <Button size="small" aria-expanded={isShown} onClick={() => show(!isShown)}>
          {isShown ? 'Скрыть экран' : 'Показать экран'}
        </Button>
      </div>
      {isShown && <ScreenFrame moment={momentOf(visit, count)} width={widthOf(visit)} />}
    </AdminPart>
  );
}
