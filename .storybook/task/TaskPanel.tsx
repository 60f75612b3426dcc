import * as React from 'react';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { useChannel, useStorybookApi } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { TASK_ASKED, TASK_TOLD, type Task } from './task.ts';

const Frame = styled.div(({ theme }) => ({
  display: 'grid',
  gap: 16,
  padding: 16,
  fontSize: theme.typography.size.s2,
  color: theme.color.defaultText,
}));
const Lines = styled.ul({ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' });
const Place = styled.small(({ theme }) => ({ display: 'block', color: theme.barTextColor }));
const Comps = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'start' });
const Comp = styled.img(({ theme }) => ({
  display: 'block',
  maxWidth: '100%',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
}));

const SILENT = 'Спецификация об этом молчит: решение — в docs/assumptions.md.';

function Asked({ task: { subject, quotes, comps } }: { readonly task: Task }): React.ReactElement {
  return (
    <section aria-label={subject}>
      {quotes.length === 0 ? (
        <p>{SILENT}</p>
      ) : (
        <Lines aria-label="Что сказано в спецификации">
          {quotes.map(({ words, section, line }) => (
            <li key={`${line} ${words}`}>
              <span lang="en">{words}</span>
              <Place>
                Спецификация, раздел {section.replace(/\..*/, '')}, строка {line}
              </Place>
            </li>
          ))}
        </Lines>
      )}
      {comps.length > 0 && (
        <>
          <p>Макет: с телефона и с широкого экрана, светлая тема.</p>
          <Comps>
            {comps.map((file) => (
              <Comp key={file} src={`./comps/${file}`} alt={`Макет ${file}`} loading="lazy" />
            ))}
          </Comps>
        </>
      )}
    </section>
  );
}

/** Which lines of the specification the story in sight shows, beside the comp where there is one. */
export function TaskPanel(): React.ReactElement {
  const api = useStorybookApi();
  const [tasks, know] = React.useState<readonly Task[]>([]);
  const ask = (): void => {
    emit(TASK_ASKED, api.getCurrentStoryData()?.tags ?? []);
  };
  const emit = useChannel({ [TASK_TOLD]: know, [STORY_RENDERED]: ask });
  // oxlint-disable-next-line react/exhaustive-deps -- once, for a story that stands already
  React.useEffect(ask, []);
  return (
    <Frame>
      {tasks.length === 0 && <p>Эта история не экран и не окно: задания у неё нет.</p>}
      {tasks.map((task) => (
        <Asked key={task.subject} task={task} />
      ))}
    </Frame>
  );
}
