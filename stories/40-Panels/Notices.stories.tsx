import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { draft } from '../../src/slices/draft.ts';
import { MODAL_TITLES } from '../../src/ui/modals/modalTitles.ts';
import { lineAdded } from '../../tests/given.ts';
import { customerCame, dialogAsked, shopOpen } from '../given.ts';
import { appears, sees, seesDialog } from '../playing.ts';
import { ON_DESKTOP, ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const failed = draft('view/requestRefused', { message: 'Произошла ошибка при выполнении запроса' });
const outOfStock = draft('view/noticeRaised', {
  notice: { kind: 'error', text: 'Нет в наличии', action: null },
});
const done = draft('view/noticeRaised', {
  notice: { kind: 'success', text: 'Адрес сохранён', action: null },
});

const meta = preview.meta({
  title: '40 Панели/Сообщения',
  id: '40-panels-notices',
  tags: ['panel:notices'],
  parameters: { ...WHOLE_SHOP, route: '/samara/cart' },
  render: () => <Shop />,
});

export const Failure = meta.story({
  name: 'Ошибка',
  parameters: { given: [shopOpen(), failed] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Произошла ошибка при выполнении запроса');
  },
});

export const Several = meta.story({
  name: 'Несколько сразу',
  parameters: { given: [shopOpen(), failed, outOfStock, done] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(2);
  },
});

export const OverDialog = meta.story({
  name: 'Над окном',
  parameters: { given: [shopOpen(), dialogAsked({ kind: 'auth' }), failed] },
  play: seesDialog(MODAL_TITLES.auth),
});

export const Undo = meta.story({
  name: '«Вернуть» на телефоне',
  globals: ON_PHONE,
  parameters: { given: [shopOpen(), lineAdded('Зелёный дракон'), lineAdded('Канада')] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить: Канада' }));
    await appears(() => canvas.getByRole('button', { name: 'Вернуть' }));
  },
});

export const SessionExpired = meta.story({
  name: 'Сессия истекла',
  globals: ON_DESKTOP,
  parameters: { given: [shopOpen(), customerCame()], http: { 'order.active': { status: 401 } } },
  play: async ({ canvas }) => {
    await sees(/^Сессия авторизации истекла/);
    await expect(canvas.getByRole('button', { name: 'Войти' })).toBeVisible();
  },
});
