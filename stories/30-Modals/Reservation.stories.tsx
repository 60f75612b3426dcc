import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { draft } from '../../src/slices/draft.ts';
import { MODAL_TITLES } from '../../src/ui/modals/modalTitles.ts';
import { demoTable, demoTerminalId } from '../../tests/demoForms.ts';
import { customerCame, dialogAsked, shopOpen } from '../given.ts';
import { dialogGone, dialogNamed, opensAndCloses, type Playing, sees, seesDialog } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';
import { asAgreed } from '../../mocks/backend/asAgreed.ts';
import { NO_TABLE, reservationExamples } from '../../contracts/examples/reservation.ts';

const ask = dialogAsked({ kind: 'reservation', terminalId: demoTerminalId });
const guest = [shopOpen(), ask];
const customer = [shopOpen(), customerCame(), ask];

/** The demo back end lives by the clock of today, the story by its own. */
const reserves = async ({ userEvent }: Pick<Playing, 'userEvent'>): Promise<void> => {
  const dialog = within(await dialogNamed(MODAL_TITLES.reservation));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Время' }), '19:30');
  await userEvent.click(dialog.getByRole('button', { name: 'Забронировать' }));
};

const meta = preview.meta({
  title: '30 Окна/Бронирование стола',
  id: '30-modals-reservation',
  tags: ['modal:reservation'],
  parameters: { ...WHOLE_SHOP, route: '/samara/restaurant' },
  render: () => <Shop />,
});

export const Guest = meta.story({
  name: 'Гость',
  tags: ['state:guest'],
  parameters: { given: guest },
  play: async () => {
    await seesDialog(MODAL_TITLES.reservation)();
    await expect(screen.getByRole('spinbutton', { name: 'Гостей' })).toHaveValue(2);
  },
});

export const Customer = meta.story({
  name: 'Имя и телефон известны',
  tags: ['state:ready'],
  parameters: { given: customer },
  play: async () => {
    await seesDialog(MODAL_TITLES.reservation)();
    await expect(screen.getByRole('textbox', { name: 'Имя' })).toHaveValue('Анна');
    await expect(screen.getByRole('textbox', { name: 'Телефон' })).toHaveValue('+7 (927) 000-00-01');
  },
});

export const Mistakes = meta.story({
  name: 'Ошибки, фокус на первой',
  tags: ['state:error'],
  parameters: { given: guest },
  play: async ({ userEvent }) => {
    const dialog = within(await dialogNamed(MODAL_TITLES.reservation));
    const phone = dialog.getByRole('textbox', { name: 'Телефон' });
    await userEvent.type(phone, '927');
    await userEvent.tab();
    await expect(phone).toBeInvalid();
    await userEvent.click(dialog.getByRole('button', { name: 'Забронировать' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Имя' })).toHaveFocus());
    await expect(dialog.getByRole('combobox', { name: 'Время' })).toBeInvalid();
  },
});

export const Reserved = meta.story({
  name: 'Стол забронирован',
  parameters: { given: customer },
  play: async ({ userEvent }) => {
    await reserves({ userEvent });
    await sees('Стол забронирован');
    const read = screen.getByRole('button', { name: 'Понятно' });
    await expect(read).toHaveFocus();
    await userEvent.click(read);
    await dialogGone();
  },
});

export const Taken = meta.story({
  name: 'Столов нет: слова сервера, форма на месте',
  tags: ['state:error'],
  parameters: {
    given: customer,
    http: asAgreed(reservationExamples.noTable),
  },
  play: async ({ userEvent }) => {
    await reserves({ userEvent });
    await sees(NO_TABLE);
    await expect(screen.getByRole('combobox', { name: 'Время' })).toHaveValue('19:30');
  },
});

export const Sending = meta.story({
  name: 'Бронируем',
  tags: ['state:loading'],
  globals: ON_PHONE,
  parameters: { given: [...customer, draft('user/reservationSubmitted', { request: demoTable })] },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Забронировать' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
});

export const Closing = meta.story({
  name: 'Esc закрывает, фокус возвращается',
  parameters: { given: [shopOpen()] },
  play: opensAndCloses('Забронировать стол: Журавль на Кирова', MODAL_TITLES.reservation),
});

export const OnPhone = meta.story({
  name: 'Телефон',
  globals: ON_PHONE,
  parameters: { given: guest },
  play: seesDialog(MODAL_TITLES.reservation),
});
