import * as React from 'react';
import { styled } from 'storybook/theming';
import { CopyButton } from './CopyButton.tsx';
import { EventList } from './EventList.tsx';
import { PasteField } from './PasteField.tsx';
import { TimeSlider } from './TimeSlider.tsx';
import { useJournal } from './useJournal.ts';

const Frame = styled.div(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: 16,
  fontSize: theme.typography.size.s2,
  color: theme.color.defaultText,
}));
const Head = styled.div(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  display: 'grid',
  gap: 8,
  margin: '-16px -16px 0',
  padding: '12px 16px',
  background: theme.background.content,
  borderBottom: `1px solid ${theme.appBorderColor}`,
}));
const Row = styled.div({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });
const Note = styled.p(({ theme }) => ({ margin: 0, color: theme.barTextColor }));

/** What was pasted, in words. */
const aboutPasted = (events: number, skipped: number): string =>
  `На холсте вставленный журнал: событий ${events}${skipped > 0 ? `, не прочитано ${skipped}` : ''}.`;

/** The journal of the story in sight: what happened, moment by moment. */
export function EventsPanel(): React.ReactElement {
  const { journal, count, payloads, problem, copied, ask, look } = useJournal();
  const rows = journal?.rows ?? [];
  const pasted = journal?.pasted ?? null;
  return (
    <Frame>
      <Head>
        {journal === null && <Note>Журнал читается…</Note>}
        {journal?.rows.length === 0 && (
          <Note>У этой истории нет событий: она показывает отдельный элемент.</Note>
        )}
        {pasted && <output>{aboutPasted(rows.length, pasted.skippedEvents)}</output>}
        {rows.length > 0 && <TimeSlider count={count} all={rows.length} onLook={look} />}
        <Row>
          {rows.length > 0 && <CopyButton text={copied} onAsk={() => ask({ kind: 'copy' })} />}
          <PasteField
            problem={problem}
            isPasted={pasted !== null}
            onPaste={(text) => ask({ kind: 'paste', text })}
            onLeave={() => ask({ kind: 'leave' })}
          />
        </Row>
      </Head>
      <EventList
        rows={rows}
        given={journal?.given ?? 0}
        count={count}
        payloads={payloads}
        onLook={look}
        onPayload={(index) => ask({ kind: 'payload', index })}
      />
    </Frame>
  );
}
