/* oxlint-disable unicorn/no-thenable -- a field of the dialog's buttons; nobody awaits them */
import { expect, screen, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { draft } from '../../src/slices/draft.ts';
import { lineAdded } from '../../tests/given.ts';
import { customerCame, dialogAsked, shopOpen } from '../given.ts';
import { appears, dialogGone, dialogNamed, seesDialog } from '../playing.ts';
import { WHOLE_SHOP } from '../screen.ts';

const clearing = dialogAsked({
  kind: 'confirm',
  title: 'Очистить корзину?',
  text: 'Все блюда исчезнут из корзины.',
  confirm: { title: 'Очистить', emits: draft('cart/clearTapped') },
  cancel: { title: 'Оставить', emits: null },
});
const deleting = dialogAsked({
  kind: 'confirm',
  title: 'Удалить аккаунт?',
  text: 'Бонусы, адреса и история заказов исчезнут. Вернуть их не получится.',
  confirm: { title: 'Удалить аккаунт', emits: draft('auth/accountDeleteTapped') },
  cancel: { title: 'Отмена', emits: null },
});

const meta = preview.meta({
  title: '30 Окна/Подтверждение',
  id: '30-modals-confirm',
  tags: ['modal:confirm'],
  parameters: { ...WHOLE_SHOP, route: '/samara/cart' },
  render: () => <Shop />,
});

export const Clearing = meta.story({
  name: 'Очистить корзину',
  tags: ['state:ready'],
  parameters: { given: [shopOpen(), lineAdded('Зелёный дракон'), clearing] },
  play: async () => {
    await seesDialog('Очистить корзину?')();
    await expect(screen.getByRole('button', { name: 'Оставить' })).toHaveFocus();
  },
});

export const Deleting = meta.story({
  name: 'Удалить аккаунт',
  tags: ['state:ready'],
  parameters: { given: [shopOpen(), customerCame(), deleting] },
  play: seesDialog('Удалить аккаунт?'),
});

export const Confirmed = meta.story({
  name: 'Согласие исполняется',
  parameters: { given: [shopOpen(), lineAdded('Зелёный дракон'), clearing] },
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await dialogNamed('Очистить корзину?'));
    await userEvent.click(dialog.getByRole('button', { name: 'Очистить' }));
    await dialogGone();
    await appears(() => canvas.getByRole('heading', { name: 'Корзина пуста' }));
  },
});

export const Refused = meta.story({
  name: 'Отказ ничего не меняет',
  parameters: { given: [shopOpen(), lineAdded('Зелёный дракон'), clearing] },
  play: async ({ canvas, userEvent }) => {
    await seesDialog('Очистить корзину?')();
    await userEvent.keyboard('{Enter}');
    await dialogGone();
    await expect(canvas.getByRole('listitem', { name: 'Зелёный дракон' })).toBeVisible();
  },
});

export const DeletionFailed = meta.story({
  name: 'Удалить аккаунт не вышло',
  tags: ['state:error'],
  parameters: {
    route: '/samara/personal',
    given: [shopOpen(), customerCame(), deleting],
    http: { 'user.remove': { status: 500 } },
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await dialogNamed('Удалить аккаунт?'));
    await userEvent.click(dialog.getByRole('button', { name: 'Удалить аккаунт' }));
    await appears(() => canvas.getByRole('alert'));
    await expect(canvas.getByRole('button', { name: 'Выйти' })).toBeVisible();
  },
});
