import * as React from 'react';
import { Button } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import type { Remark } from './remark.ts';

const LINES = { display: 'grid', gap: 12, justifyItems: 'start' };
const Form = styled.form(LINES);
const Fields = styled.fieldset({ ...LINES, width: '100%', minWidth: 0, margin: 0, padding: 0, border: 0 });
const Label = styled.label({ display: 'grid', gap: 4, width: '100%' });
const Area = styled.textarea(({ theme }) => ({
  boxSizing: 'border-box',
  width: '100%',
  minHeight: 64,
  padding: 8,
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
  background: theme.input.background,
  color: theme.input.color,
  font: 'inherit',
}));
const Line = styled(Area.withComponent('input'))({ minHeight: 36 });
const Tick = styled.label({ display: 'flex', gap: 8, alignItems: 'center', minHeight: 24 });

/** What the reviewer types; the rest is known. */
export interface Typed extends Pick<Remark, 'saw' | 'expected' | 'author'> {
  readonly hasJournal: boolean;
}

interface RemarkFormProps {
  readonly story: Remark['story'];
  /** Nothing can be typed as yet. */
  readonly isOpening: boolean;
  /** Calls back once the file is saved. */
  readonly onSave: (typed: Typed, onSaved: () => void) => void;
}

/** Two sentences, a name, and whether the events go along. */
export function RemarkForm({ story, isOpening, onSave }: RemarkFormProps) {
  const [saw, see] = React.useState('');
  const [expected, expect] = React.useState('');
  const [author, sign] = React.useState('');
  const [hasJournal, attach] = React.useState(true);
  const [isSaved, saved] = React.useState(false);
  const changed =
    (change: (text: string) => void) =>
    ({ currentTarget }: React.ChangeEvent<HTMLTextAreaElement | HTMLInputElement>): void => {
      change(currentTarget.value);
      saved(false);
    };
  return (
    <Form
      aria-label="Замечание"
      onSubmit={(event) => {
        event.preventDefault();
        const words = { saw: saw.trim(), expected: expected.trim(), author: author.trim() };
        onSave({ ...words, hasJournal }, () => saved(true));
      }}
    >
      <strong>{`${story.title.split('/').at(-1)}: ${story.name}`}</strong>
      <Fields disabled={isOpening}>
        <Label>
          Что вижу
          <Area required value={saw} onChange={changed(see)} />
        </Label>
        <Label>
          Чего жду
          <Area value={expected} onChange={changed(expect)} />
        </Label>
        <Label>
          Кто пишет
          <Line value={author} autoComplete="name" onChange={changed(sign)} />
        </Label>
        <Tick>
          <input
            type="checkbox"
            checked={hasJournal}
            onChange={({ currentTarget }) => attach(currentTarget.checked)}
          />
          Приложить события истории
        </Tick>
        <Button type="submit" ariaLabel={false} disabled={saw.trim() === ''}>
          Сохранить файл
        </Button>
      </Fields>
      {isSaved && <output>Файл сохранён. Пришлите его как есть.</output>}
    </Form>
  );
}
