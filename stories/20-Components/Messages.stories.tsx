import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { IconButton } from '../../src/ui/primitives/IconButton.tsx';
import { LATER_ICONS } from '../../src/ui/primitives/laterIcons.ts';
import { Notice } from '../../src/ui/primitives/Notice.tsx';
import { Snackbar, StatusPill } from '../../src/ui/primitives/Snackbar.tsx';

const undo = fn();
const meta = preview.meta({
  title: '20 Элементы/Сообщения',
  id: '20-components-messages',
  component: Notice,
  args: { title: 'Обновляем статус' },
});

export const Notices = meta.story({
  name: 'Сообщения на странице',
  tags: ['component:Notice'],
  render: () => (
    <div className="sample sample--stack sample--form">
      <Notice tone="warn" title="Сейчас закрыто">
        К сожалению оформление заказа возможно только с 10:00 до 23:00, приносим свои извинения.{' '}
        <a className="text-link" href="#later">
          Заказать ко времени
        </a>
      </Notice>
      <Notice tone="bad" title="По этому адресу не возим">
        Заберите в ресторане на Ленинградской, 45 или укажите другой адрес.
      </Notice>
      <Notice tone="info" icon={LATER_ICONS.offline} title="Обновляем статус">
        Связь с кухней прервалась, спрашиваем каждые 30 секунд.
      </Notice>
      <Notice
        tone="ok"
        title="ПОЛЁТ10"
        isStill
        aside={<IconButton icon="close" iconSize={20} label="Убрать промокод" />}
      >
        Скидка 10 % на товары
      </Notice>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('По этому адресу не возим');
    await expect(canvas.getAllByRole('status')).toHaveLength(2);
  },
});

export const Undo = meta.story({
  name: 'Можно вернуть',
  tags: ['component:Snackbar'],
  render: () => (
    <Snackbar action="Вернуть" onAction={undo}>
      Гёдза со свининой удалена
    </Snackbar>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Гёдза со свининой удалена');
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуть' }));
    await expect(undo).toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  name: 'Ошибка',
  tags: ['component:Snackbar'],
  render: () => <Snackbar isError>Не удалось сохранить адрес</Snackbar>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Не удалось сохранить адрес');
  },
});

export const Offline = meta.story({
  name: 'Нет соединения',
  tags: ['component:Snackbar'],
  render: () => <StatusPill icon={LATER_ICONS.offline}>Нет соединения с интернетом</StatusPill>,
});
