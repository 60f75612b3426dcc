import { useState } from 'react';
import { counted } from '../../domain/plural.ts';
import { SelectField } from '../fields/SelectField.tsx';
import { AdminPart } from './AdminTable.tsx';
import { EventButton } from './EventButton.tsx';
import { ALL, choices, listed } from './filtering.ts';
import type { Visit } from './support.ts';
import styles from './admin.module.css';

interface EventRowsProps {
  readonly visit: Visit;
  /** The last event in sight, from 1. */
  readonly count: number;
  readonly onLook: (count: number) => void;
}

/** Every event of a visit in its order, by slice, source and cause. A press looks at the moment right after it. */
export function EventRows({ visit, count, onLook }: EventRowsProps) {
  const [filter, setFilter] = useState(ALL);
  const { slices, sources, causes } = choices(visit);
  const places = listed(visit, filter);
  return (
    <AdminPart title="События">
      <div className={styles.actions}>
        <SelectField
          label="Слайс"
          value={filter.slice}
          options={slices}
          onChange={(slice) => setFilter({ ...filter, slice })}
        />
        <SelectField
          label="Источник"
          value={filter.source}
          options={sources}
          onChange={(source) => setFilter({ ...filter, source })}
        />
        <SelectField
          label="Причина"
          value={filter.cause}
          options={causes}
          onChange={(cause) => setFilter({ ...filter, cause })}
        />
      </div>
      <output className="text-small text-muted">
        {places.length === 0
          ? 'Таких событий нет'
          : `Показано ${counted(places.length, ['событие', 'события', 'событий'])} из ${visit.steps.length}`}
      </output>
      {places.length > 0 && (
        <ol className={styles.errors} aria-label="События">
          {places.map((at) => {
            const { event } = visit.steps[at]!;
            return (
              <li key={event.id}>
                <EventButton
                  event={event}
                  number={at + 1}
                  isPresent={at + 1 === count}
                  hasTime
                  onLook={onLook}
                />
              </li>
            );
          })}
        </ol>
      )}
    </AdminPart>
  );
}
