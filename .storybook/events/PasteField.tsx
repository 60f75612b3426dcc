import * as React from 'react';
import { Button } from 'storybook/internal/components';
import { styled } from 'storybook/theming';

const Form = styled.form({ flex: '1 0 100%', display: 'grid', gap: 8, justifyItems: 'start' });
const Area = styled.textarea(({ theme }) => ({
  boxSizing: 'border-box',
  width: '100%',
  minHeight: 96,
  padding: 8,
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
  background: theme.input.background,
  color: theme.input.color,
  font: `12px/1.4 ${theme.typography.fonts.mono}`,
}));
const Problem = styled.p(({ theme }) => ({
  margin: 0,
  color: theme.base === 'dark' ? theme.color.negative : theme.color.negativeText,
}));

interface PasteFieldProps {
  readonly problem: string | null;
  readonly isPasted: boolean;
  readonly onPaste: (text: string) => void;
  readonly onLeave: () => void;
}

/** Takes the journal of a customer, as the shop writes it into a report. */
export function PasteField({ problem, isPasted, onPaste, onLeave }: PasteFieldProps) {
  const [isOpen, open] = React.useState(false);
  const [text, type] = React.useState('');
  return (
    <>
      <Button size="small" ariaLabel={false} aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        Вставить журнал
      </Button>
      {isPasted && (
        <Button size="small" ariaLabel={false} onClick={onLeave}>
          Вернуться к истории
        </Button>
      )}
      {isOpen && (
        <Form
          onSubmit={(event) => {
            event.preventDefault();
            onPaste(text);
          }}
        >
          <Area
            aria-label="Журнал"
            placeholder="JSON из отчёта о проблеме или из «Копировать JSON»"
            spellCheck={false}
            value={text}
            onChange={({ currentTarget }) => type(currentTarget.value)}
          />
          {problem !== null && <Problem role="alert">{problem}</Problem>}
          <Button size="small" type="submit" ariaLabel={false} disabled={text.trim() === ''}>
            Показать
          </Button>
        </Form>
      )}
    </>
  );
}
