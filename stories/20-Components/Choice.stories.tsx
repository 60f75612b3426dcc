import { useState } from 'react';
import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ChoiceCards, ChoiceChecks } from '../../src/ui/fields/ChoiceCards.tsx';
import { inSample } from '../sample.tsx';

const NOODLES = [
  { id: 'udon', name: 'Удон', note: 'в цене' },
  { id: 'soba', name: 'Соба', note: '+ 30 ₽' },
  { id: 'rice', name: 'Рисовая', note: 'в цене' },
  { id: 'glass', name: 'Фунчоза', note: '+ 40 ₽', isDisabled: true },
] as const;
type Noodle = (typeof NOODLES)[number]['id'];

const EXTRAS = [
  { id: 'shiitake', name: 'Грибы шиитаке', note: '+ 60 ₽' },
  { id: 'sesame', name: 'Кунжут', note: '+ 20 ₽' },
  { id: 'egg', name: 'Яйцо', note: '+ 40 ₽' },
] as const;
type Extra = (typeof EXTRAS)[number]['id'];

const meta = preview.meta({
  title: '20 Элементы/Выбор',
  id: '20-components-choice',
  tags: ['component:ChoiceCards'],
  component: ChoiceCards,
  decorators: [inSample('sample--form')],
});

function Noodles({ error }: { readonly error?: string | undefined }) {
  const [noodle, setNoodle] = useState<Noodle | null>(error === undefined ? 'udon' : null);
  return (
    <ChoiceCards
      title="Лапша"
      need="Обязательно"
      options={NOODLES}
      value={noodle}
      onChange={setNoodle}
      error={noodle === null ? error : undefined}
    />
  );
}

export const One = meta.story({
  name: 'Один вариант',
  render: () => <Noodles />,
  play: async ({ canvas, userEvent }) => {
    const group = within(canvas.getByRole('radiogroup', { name: 'Лапша' }));
    await userEvent.click(group.getByRole('radio', { name: 'Соба' }));
    await expect(group.getByRole('radio', { name: 'Соба' })).toBeChecked();
    await expect(group.getByRole('radio', { name: 'Соба' })).toHaveAccessibleDescription('+ 30 ₽');
    await expect(group.getByRole('radio', { name: 'Удон' })).not.toBeChecked();
    await expect(group.getByRole('radio', { name: 'Фунчоза' })).toBeDisabled();
  },
});

export const Missing = meta.story({
  name: 'Обязательная группа не выбрана',
  render: () => <Noodles error="Выберите лапшу" />,
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Лапша' });
    await expect(group).toHaveAccessibleDescription('Обязательно Выберите лапшу');
    await userEvent.click(canvas.getByRole('radio', { name: 'Рисовая' }));
    await expect(canvas.queryByText('Выберите лапшу')).toBeNull();
  },
});

export const Many = meta.story({
  name: 'Несколько вариантов',
  render: function Render() {
    const [extras, setExtras] = useState<readonly Extra[]>(['shiitake']);
    return (
      <ChoiceChecks
        title="Добавить"
        need={`Выбрано ${extras.length} из 3`}
        options={EXTRAS}
        values={extras}
        onToggle={(id, isChosen) =>
          setExtras(isChosen ? [...extras, id] : extras.filter((other) => other !== id))
        }
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const group = within(canvas.getByRole('group', { name: 'Добавить' }));
    await userEvent.click(group.getByRole('checkbox', { name: 'Кунжут' }));
    await expect(canvas.getByText('Выбрано 2 из 3')).toBeVisible();
    await userEvent.click(group.getByRole('checkbox', { name: 'Грибы шиитаке' }));
    await expect(group.getByRole('checkbox', { name: 'Грибы шиитаке' })).not.toBeChecked();
  },
});

export const Payment = meta.story({
  name: 'В одну колонку на телефоне',
  render: function Render() {
    const [payment, setPayment] = useState('online');
    return (
      <ChoiceCards
        title="Оплата"
        isTitleHidden
        columns={3}
        options={[
          { id: 'online', name: 'Онлайн', note: 'Картой или СБП' },
          { id: 'card', name: 'Картой при получении' },
          { id: 'cash', name: 'Наличными' },
        ]}
        value={payment}
        onChange={setPayment}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Оплата' })).toBeVisible();
  },
});
