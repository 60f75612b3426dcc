import { expect, screen, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { MODAL_TITLES } from '../../src/ui/modals/modalTitles.ts';
import { customerCame, dialogAsked, shopOpen } from '../given.ts';
import { NOW } from '../../tests/demo.ts';
import { dialogNamed, type Playing, seesDialog } from '../playing.ts';
import { notReportable, reportable } from '../reportable.tsx';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const asked = [shopOpen(), customerCame(), dialogAsked({ kind: 'report' })];

/** Its code comes behind a dialog of the same name that waits for it. */
const theDialog = async () => {
  await screen.findByRole('textbox', { name: 'Что случилось?' });
  return within(await dialogNamed(MODAL_TITLES.report));
};
const tells =
  (words: string) =>
  async ({ userEvent }: Pick<Playing, 'userEvent'>) => {
    const dialog = await theDialog();
    await userEvent.type(dialog.getByRole('textbox'), words);
    return dialog;
  };
const sends = async (playing: Pick<Playing, 'userEvent'>) => {
  const dialog = await tells('Корзина пустая, хотя я добавляла роллы')(playing);
  await playing.userEvent.click(dialog.getByRole('button', { name: 'Отправить' }));
  return dialog;
};

const meta = preview.meta({
  title: '30 Окна/Сообщить о проблеме',
  id: '30-modals-report',
  tags: ['modal:report'],
  decorators: [reportable(NOW, () => Promise.resolve('taken'))],
  parameters: { ...WHOLE_SHOP, route: '/samara/legal', given: asked },
  render: () => <Shop />,
});

export const Ready = meta.story({
  name: 'Что уйдёт',
  tags: ['state:ready'],
  play: async () => {
    const dialog = await theDialog();
    await expect(
      await dialog.findByText(
        (text) => text.replaceAll('\u00A0', ' ') === '12 действий за последние 11 минут',
      ),
    ).toBeVisible();
  },
});

export const Masked = meta.story({
  name: 'Свои слова, скрытое видно',
  play: async (playing) => {
    const dialog = await tells('Анна, +7 927 123-45-67: оплата не проходит')(playing);
    const left = dialog.getByRole('region', { name: 'Так ваши слова уйдут' });
    await expect(left).toHaveTextContent('…, …: оплата не проходит');
  },
});

export const Whole = meta.story({
  name: 'Весь текст',
  tags: ['state:long'],
  play: async ({ userEvent }) => {
    const dialog = await theDialog();
    await userEvent.click(await dialog.findByText('Показать всё, что будет отправлено'));
    await expect(dialog.getByLabelText('Весь текст сообщения')).toHaveTextContent('"cart/addTapped"');
  },
});

export const Sending = meta.story({
  name: 'Отправляем',
  tags: ['state:loading'],
  decorators: [reportable(NOW, () => new Promise(() => {}))],
  play: async (playing) => {
    const dialog = await sends(playing);
    await expect(dialog.getByRole('button', { name: 'Отправить' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Taken = meta.story({
  name: 'Отправлено',
  play: async (playing) => {
    const dialog = await sends(playing);
    await expect(await dialog.findByText(/^\d{3} \d{3}$/)).toBeVisible();
  },
});

export const Refused = meta.story({
  name: 'Не приняли',
  tags: ['state:error'],
  decorators: [reportable(NOW, () => Promise.resolve('refused'))],
  play: async (playing) => {
    const dialog = await sends(playing);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Сервер не принял сообщение');
    await expect(dialog.getByRole('textbox')).toHaveValue('Корзина пустая, хотя я добавляла роллы');
  },
});

export const Lost = meta.story({
  name: 'Нет связи, телефон',
  tags: ['state:offline'],
  globals: ON_PHONE,
  decorators: [reportable(NOW, () => Promise.resolve('lost'))],
  play: async (playing) => {
    const dialog = await sends(playing);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Похоже, нет связи');
  },
});

export const NobodyTakes = meta.story({
  name: 'Отправить некуда',
  decorators: [reportable(NOW, null)],
  play: async ({ userEvent }) => {
    const dialog = await theDialog();
    await userEvent.click(await dialog.findByRole('button', { name: 'Скопировать' }));
    await expect(await dialog.findByRole('status')).toHaveTextContent('Скопировано');
    await expect(dialog.queryByRole('button', { name: 'Отправить' })).toBeNull();
  },
});

export const Gone = meta.story({
  name: 'Подготовить не вышло',
  decorators: [notReportable],
  play: seesDialog(MODAL_TITLES.report),
});
