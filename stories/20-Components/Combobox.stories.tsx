import { useState } from 'react';
import { expect, screen, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Combobox } from '../../src/ui/fields/Combobox.tsx';
import { inSample } from '../sample.tsx';

const STREETS = [
  { id: '1', text: 'Ленинская' },
  { id: '2', text: 'Ленинградская' },
  { id: '3', text: 'Лейтенанта Шмидта' },
  { id: '4', text: 'Ново-Садовая' },
] as const;

const meta = preview.meta({
  title: '20 Элементы/Поле с подсказками',
  id: '20-components-combobox',
  tags: ['component:Combobox'],
  component: Combobox,
  decorators: [inSample('sample--form')],
});

function Street({ start = '' }: { readonly start?: string | undefined }) {
  const [text, setText] = useState(start);
  const found = STREETS.filter((street) => street.text.toLowerCase().startsWith(text.toLowerCase()));
  const take = (id: string) => setText(STREETS.find((street) => street.id === id)?.text ?? '');
  return <Combobox label="Улица" value={text} onChange={setText} suggestions={found} onTake={take} />;
}

export const ByKeyboard = meta.story({
  name: 'С клавиатуры',
  render: () => <Street />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Улица' });
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(field, 'Ле');
    const list = within(screen.getByRole('listbox'));
    await expect(list.getAllByRole('option')).toHaveLength(3);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const second = list.getByRole('option', { name: /^Ленинградская/ });
    await expect(second).toHaveTextContent('Ленинградская');
    await expect(field).toHaveAttribute('aria-activedescendant', second.id);
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('Ленинградская');
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
});

export const Escape = meta.story({
  name: 'Esc закрывает список, текст остаётся',
  render: () => <Street />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Улица' });
    await userEvent.type(field, 'Нов{ArrowUp}{Escape}');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(field).toHaveValue('Нов');
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option').id);
  },
});

export const ByPointer = meta.story({
  name: 'Нажатием',
  render: () => <Street />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Улица' });
    await userEvent.type(field, 'Лей');
    await userEvent.click(screen.getByRole('option', { name: 'Лейтенанта Шмидта' }));
    await expect(field).toHaveValue('Лейтенанта Шмидта');
    await expect(field).toHaveFocus();
  },
});

export const Invalid = meta.story({
  name: 'С ошибкой',
  render: () => (
    <Combobox
      label="Дом"
      value=""
      onChange={() => {}}
      suggestions={[]}
      onTake={() => {}}
      error="Укажите номер дома"
    />
  ),
});

export const Opened = meta.story({
  name: 'Список открыт',
  render: () => <Street start="Ле" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getAllByRole('option')).toHaveLength(3);
  },
});
