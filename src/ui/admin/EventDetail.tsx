import { AdminPart, AdminTable } from './AdminTable.tsx';
import { Code } from './Code.tsx';
import { CauseTree } from './CauseTree.tsx';
import { momentText, payloadText, SOURCES, valueText } from './eventWords.ts';
import { treeOf } from './filtering.ts';
import type { Change, Visit } from './support.ts';

/** A new menu changes thousands of places. */
const MOST_CHANGES = 40;

const changeRows = (changes: readonly Change[]) => [
  ...changes.slice(0, MOST_CHANGES).map(({ path, before, after }) => ({
    name: path,
    value: `${valueText(before)} → ${valueText(after)}`,
  })),
  ...(changes.length > MOST_CHANGES
    ? [{ name: '…', value: `и ещё мест: ${changes.length - MOST_CHANGES}` }]
    : []),
];

interface EventDetailProps {
  readonly visit: Visit;
  /** The event in sight, from 1. */
  readonly count: number;
  readonly onLook: (count: number) => void;
}

/** One event: what it said, what it changed, what led to it and what followed. */
export function EventDetail({ visit: { steps, causes }, count, onLook }: EventDetailProps) {
  const step = steps[count - 1];
  if (!step) return null;
  const { event, changes } = step;
  const { type, source, time } = event;
  const tree = treeOf(causes, count - 1);
  const hasPayload = Object.keys(event.payload).length > 0;
  return (
    <>
      <AdminTable
        title={`Событие ${count}: ${type}`}
        rows={[
          { name: 'Источник', value: SOURCES[source] },
          { name: 'Когда', value: momentText(time) },
        ]}
      />
      {hasPayload && (
        <details>
          <summary>Что оно сказало</summary>
          <Code>{payloadText(event)}</Code>
        </details>
      )}
      {changes.length > 0 ? (
        <AdminTable title="Что изменило" rows={changeRows(changes)} />
      ) : (
        <p className="text-muted">Это событие ничего не изменило.</p>
      )}
      {tree && (
        <AdminPart title="Причина и следствия">
          <CauseTree cause={tree} at={count - 1} onLook={onLook} />
        </AdminPart>
      )}
    </>
  );
}
