import { expect, screen, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { personal, type PersonName, type Phone } from '../../src/domain/personal.ts';
import { draft } from '../../src/slices/draft.ts';
import { MODAL_TITLES } from '../../src/ui/modals/modalTitles.ts';
import { dialogAsked, shopOpen } from '../given.ts';
import {
  appears,
  beside,
  dialogGone,
  dialogNamed,
  opensAndCloses,
  sees,
  seesDialog,
  type Playing,
} from '../playing.ts';
import { ON_DESKTOP, ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const asked = [shopOpen(), dialogAsked({ kind: 'auth' })];
const submitted = draft('auth/loginSubmitted', {
  phone: personal<Phone>('+79271234567'),
  name: personal<PersonName>('Вера'),
  consents: { personalData: true, pushNotifications: false, advertising: false },
});

const logsIn = async ({ userEvent }: Pick<Playing, 'userEvent'>, phone = '9271234567'): Promise<void> => {
  const dialog = within(await dialogNamed(MODAL_TITLES.auth));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Телефон' }), phone);
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Согласие на обработку персональных данных' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Войти' }));
};

const meta = preview.meta({
  title: '30 Окна/Вход',
  id: '30-modals-auth',
  tags: ['modal:auth'],
  parameters: { ...WHOLE_SHOP, route: '/samara/cart' },
  render: () => <Shop />,
});

export const Empty = meta.story({
  name: 'Пустая форма',
  tags: ['state:empty', 'state:guest'],
  parameters: { given: asked },
  play: async () => {
    await seesDialog(MODAL_TITLES.auth)();
    await expect(screen.queryByRole('button', { name: 'Закрыть' })).toBeNull();
  },
});

export const Mistakes = meta.story({
  name: 'Ошибки в полях',
  tags: ['state:error'],
  parameters: { given: asked },
  play: async ({ userEvent }) => {
    const dialog = within(await dialogNamed(MODAL_TITLES.auth));
    await userEvent.click(dialog.getByRole('button', { name: 'Войти' }));
    const phone = dialog.getByRole('textbox', { name: 'Телефон' });
    await expect(phone).toHaveFocus();
    await expect(phone).toBeInvalid();
    await expect(dialog.getByRole('checkbox', { name: /^Согласие/ })).toBeInvalid();
  },
});

export const Sending = meta.story({
  name: 'Входим',
  tags: ['state:loading'],
  parameters: { given: [...asked, submitted] },
  play: seesDialog(MODAL_TITLES.auth),
});

export const Failed = meta.story({
  name: 'Сервер не отвечает',
  tags: ['state:error'],
  parameters: { given: asked, http: { 'user.find': { status: 500 } } },
  play: async ({ userEvent }) => {
    await logsIn({ userEvent });
    await sees('Произошла ошибка. Попробуйте позже.');
  },
});

export const CodeAsked = meta.story({
  name: 'Код из СМС',
  tags: ['state:ready'],
  globals: ON_DESKTOP,
  parameters: { given: asked },
  play: async ({ canvas, userEvent }) => {
    await logsIn({ userEvent }, '9270000099');
    const dialog = within(await dialogNamed(MODAL_TITLES.auth));
    const code = await dialog.findByRole('textbox', { name: 'Код из СМС' });
    await expect(code).toHaveFocus();
    await userEvent.type(code, '0000{Enter}');
    await sees('Неверный код. Проверьте СМС и введите ещё раз');
    await userEvent.clear(code);
    await userEvent.type(code, '1234{Enter}');
    await dialogGone();
    await appears(() => canvas.getByRole('link', { name: 'Личный кабинет' }));
  },
});

export const LoggedIn = meta.story({
  name: 'Вошли',
  globals: ON_DESKTOP,
  parameters: { given: asked },
  play: async ({ canvas, userEvent }) => {
    await logsIn({ userEvent });
    await dialogGone();
    await appears(() => canvas.getByRole('link', { name: 'Личный кабинет' }));
  },
});

export const Closing = meta.story({
  name: 'Esc закрывает, фокус возвращается',
  globals: ON_DESKTOP,
  parameters: { given: [shopOpen()] },
  play: opensAndCloses('Войти', MODAL_TITLES.auth),
});

export const Backdrop = meta.story({
  name: 'Нажатие мимо закрывает',
  parameters: { given: asked },
  play: async ({ userEvent }) => {
    await userEvent.click(beside(await dialogNamed(MODAL_TITLES.auth)));
    await dialogGone();
  },
});

export const OnPhone = meta.story({
  name: 'Телефон',
  globals: ON_PHONE,
  parameters: { given: asked },
  play: seesDialog(MODAL_TITLES.auth),
});
