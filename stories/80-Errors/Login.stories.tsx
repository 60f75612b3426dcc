import { expect, screen, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { MODAL_TITLES } from '../../src/ui/modals/modalTitles.ts';
import { messageText } from '../../tests/errorCatalogue.ts';
import { dialogAsked, shopOpen } from '../given.ts';
import { dialogNamed, type Playing, sees } from '../playing.ts';
import { WHOLE_SHOP } from '../screen.ts';

const submits = async ({ userEvent }: Playing, phone: string): Promise<void> => {
  const dialog = within(await dialogNamed(MODAL_TITLES.auth));
  if (phone !== '') await userEvent.type(dialog.getByRole('textbox', { name: 'Телефон' }), phone);
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Согласие/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Войти' }));
};

const meta = preview.meta({
  title: '80 Ошибки/Вход',
  id: '80-errors-login',
  parameters: { ...WHOLE_SHOP, route: '/samara/cart', given: [shopOpen(), dialogAsked({ kind: 'auth' })] },
  render: () => <Shop />,
});

export const PhoneEmpty = meta.story({
  name: 'Телефон не введён',
  tags: ['message:phoneEmpty'],
  play: async (context) => {
    await submits(context, '');
    await sees(messageText('phoneEmpty'));
    await expect(screen.getByRole('textbox', { name: 'Телефон' })).toHaveFocus();
  },
});

export const PhoneWrong = meta.story({
  name: 'Телефон введён не целиком',
  tags: ['message:phoneWrong'],
  play: async (context) => {
    await submits(context, '92712');
    await sees(messageText('phoneWrong'));
    await expect(screen.getByRole('textbox', { name: 'Телефон' })).toBeInvalid();
  },
});

export const NotFound = meta.story({
  name: 'Покупателя не удалось найти',
  tags: ['message:loginFailed'],
  parameters: { http: { 'user.find': { status: 500 } } },
  play: async (context) => {
    await submits(context, '9270000001');
    await sees(messageText('loginFailed'));
  },
});

export const NotCreated = meta.story({
  name: 'Покупателя не удалось создать',
  tags: ['message:loginFailed'],
  parameters: { http: { 'user.find': { status: 404 }, 'user.create': { status: 500 } } },
  play: async (context) => {
    await submits(context, '9271234567');
    await sees(messageText('loginFailed'));
  },
});
