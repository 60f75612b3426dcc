import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { MODAL_TITLES } from '../../src/ui/modals/modalTitles.ts';
import { dish, firstOptions } from '../../tests/demo.ts';
import { lineAdded } from '../../tests/given.ts';
import { dialogAsked, shopOpen } from '../given.ts';
import { dialogNamed, type Playing, sees } from '../playing.ts';
import { ON_DESKTOP, ON_PHONE, WHOLE_SHOP } from '../screen.ts';
import { sharingBy } from '../sharing.tsx';

const asked = dialogAsked({ kind: 'shareCart' });
const WOK = 'Собери свой вок';
const cart = [
  shopOpen(),
  lineAdded('Зелёный дракон', { quantity: 2 }),
  lineAdded(WOK, { modifiers: firstOptions(dish(WOK)) }),
];
const theDialog = async () => within(await dialogNamed(MODAL_TITLES.shareCart));
const copies = async ({ userEvent }: Pick<Playing, 'userEvent'>) => {
  const dialog = await theDialog();
  await userEvent.click(await dialog.findByRole('button', { name: 'Скопировать ссылку' }));
  return dialog;
};

const meta = preview.meta({
  title: '30 Окна/Поделиться корзиной',
  id: '30-modals-sharecart',
  tags: ['modal:shareCart'],
  decorators: [sharingBy({ isDesk: () => false })],
  parameters: { ...WHOLE_SHOP, route: '/samara/cart', given: [...cart, asked] },
  render: () => <Shop />,
});

export const Desk = meta.story({
  name: 'С компьютера на телефон',
  tags: ['state:ready'],
  globals: ON_DESKTOP,
  decorators: [sharingBy()],
  play: async () => {
    const dialog = await theDialog();
    const code = await dialog.findByRole('img', { name: 'QR-код со ссылкой на корзину' });
    await expect(code).toBeVisible();
  },
});

export const Phone = meta.story({
  name: 'Телефон со своим списком приложений',
  globals: ON_PHONE,
  decorators: [sharingBy({ isDesk: () => false, send: () => Promise.resolve(true) })],
  play: async ({ userEvent }) => {
    const dialog = await theDialog();
    await userEvent.click(await dialog.findByRole('button', { name: 'Отправить ссылку' }));
    await expect(dialog.queryByRole('alert')).toBeNull();
  },
});

export const Copied = meta.story({
  name: 'Скопировали',
  play: async (playing) => {
    const dialog = await copies(playing);
    await expect(await dialog.findByRole('status')).toHaveTextContent('Ссылка скопирована');
  },
});

export const NotCopied = meta.story({
  name: 'Скопировать не вышло',
  tags: ['state:error'],
  decorators: [sharingBy({ isDesk: () => false, copy: () => Promise.resolve(false) })],
  play: async (playing) => {
    const dialog = await copies(playing);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Не получилось скопировать');
    await expect(await dialog.findByText(/^https:\/\/zhuravl\.example\/cart#shared=/)).toBeVisible();
  },
});

export const NotSent = meta.story({
  name: 'Отправить не вышло',
  decorators: [sharingBy({ isDesk: () => false, send: () => Promise.resolve(false) })],
  play: async ({ userEvent }) => {
    const dialog = await theDialog();
    await userEvent.click(await dialog.findByRole('button', { name: 'Отправить ссылку' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Не получилось отправить');
  },
});

export const Nothing = meta.story({
  name: 'Делиться нечем',
  tags: ['state:empty'],
  parameters: { given: [shopOpen(), asked] },
  play: () => sees(/^Такую корзину в ссылку не уместить/),
});
