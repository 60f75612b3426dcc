import * as React from 'react';
import { styled } from 'storybook/theming';
import type { Remark } from './remark.ts';

const Label = styled.label({ display: 'grid', gap: 4 });
const Words = styled.blockquote(({ theme }) => ({
  margin: 0,
  padding: '8px 12px',
  borderLeft: `3px solid ${theme.color.secondary}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}));
const Problem = styled.p(({ theme }) => ({
  margin: 0,
  color: theme.base === 'dark' ? theme.color.negative : theme.color.negativeText,
}));

interface OpenRemarkProps {
  /** No file can be taken as yet. */
  readonly isOpening: boolean;
  readonly opened: Remark | null;
  readonly problem: string | null;
  readonly onOpen: (text: string) => void;
}

/** Takes the file of a remark, and shows what it says beside what it is of. */
export function OpenRemark({ isOpening, opened, problem, onOpen }: OpenRemarkProps): React.ReactElement {
  return (
    <>
      <Label>
        Открыть замечание
        <input
          type="file"
          disabled={isOpening}
          accept="application/json,.json"
          onChange={({ currentTarget }) => {
            void currentTarget.files?.[0]?.text().then(onOpen);
            currentTarget.value = '';
          }}
        />
      </Label>
      {problem !== null && <Problem role="alert">{problem}</Problem>}
      {opened && (
        <section aria-label="Открытое замечание">
          <p>
            {opened.author === '' ? 'Без подписи' : opened.author}, {opened.at.slice(0, 10)}. Холст{' '}
            {opened.screen.width} × {opened.screen.height}.
          </p>
          <p>Видно:</p>
          <Words>{opened.saw}</Words>
          {opened.expected !== '' && (
            <>
              <p>Ждали:</p>
              <Words>{opened.expected}</Words>
            </>
          )}
        </section>
      )}
    </>
  );
}
