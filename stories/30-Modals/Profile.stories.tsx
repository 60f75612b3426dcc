import { expect, screen, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { draft } from '../../src/slices/draft.ts';
import { MODAL_TITLES } from '../../src/ui/modals/modalTitles.ts';
import { customerCame, dialogAsked, shopOpen } from '../given.ts';
import { dialogGone, dialogNamed, opensAndCloses, type Playing, sees, seesDialog } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';
import { asAgreed } from '../../mocks/backend/asAgreed.ts';
import { NO_SUCH_NAME, profileExamples } from '../../contracts/examples/profile.ts';

const customer = [shopOpen(), customerCame()];
const asked = [...customer, dialogAsked({ kind: 'profile' })];

const renames = async ({ userEvent }: Pick<Playing, 'userEvent'>): Promise<void> => {
  const dialog = within(await dialogNamed(MODAL_TITLES.profile));
  const name = dialog.getByRole('textbox', { name: 'Имя' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Мария');
  await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }));
};

const meta = preview.meta({
  title: '30 Окна/Редактирование информации',
  id: '30-modals-profile',
  tags: ['modal:profile'],
  parameters: { ...WHOLE_SHOP, route: '/samara/personal' },
  render: () => <Shop />,
});

export const Known = meta.story({
  name: 'Что известно',
  tags: ['state:ready'],
  parameters: { given: asked },
  play: async () => {
    await seesDialog(MODAL_TITLES.profile)();
    await expect(screen.getByRole('textbox', { name: 'Имя' })).toHaveValue('Анна');
  },
});

export const Saved = meta.story({
  name: 'Сохранено',
  parameters: { given: asked },
  play: async ({ canvas, userEvent }) => {
    await renames({ userEvent });
    await dialogGone();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Мария');
    await sees('Изменения сохранены');
  },
});

export const Sending = meta.story({
  name: 'Сохраняем',
  tags: ['state:loading'],
  parameters: { given: [...asked, draft('user/profileChangeDue', { changes: {} })] },
  play: async () => {
    await seesDialog(MODAL_TITLES.profile)();
    await expect(screen.getByRole('button', { name: 'Сохранить' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Refused = meta.story({
  name: 'Сервер отказал: слова в окне, текст на месте',
  tags: ['state:error'],
  parameters: {
    given: asked,
    http: asAgreed(profileExamples.renamingRefused),
  },
  play: async ({ userEvent }) => {
    await renames({ userEvent });
    await sees(NO_SUCH_NAME);
    await expect(screen.getAllByRole('alert')).toHaveLength(1);
    await expect(screen.getByRole('textbox', { name: 'Имя' })).toHaveValue('Мария');
  },
});

export const NoConsent = meta.story({
  name: 'Без согласия нельзя',
  tags: ['state:error'],
  parameters: { given: asked },
  play: async ({ userEvent }) => {
    const dialog = within(await dialogNamed(MODAL_TITLES.profile));
    const consent = dialog.getByRole('checkbox', { name: 'Согласие на обработку персональных данных' });
    await userEvent.click(consent);
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить' }));
    await expect(consent).toBeInvalid();
    await expect(consent).toHaveFocus();
  },
});

export const Closing = meta.story({
  name: 'Esc закрывает, фокус возвращается',
  parameters: { given: customer },
  play: opensAndCloses('Редактировать', MODAL_TITLES.profile),
});

export const OnPhone = meta.story({
  name: 'Телефон',
  globals: ON_PHONE,
  parameters: { given: asked },
  play: seesDialog(MODAL_TITLES.profile),
});
