import { expect, screen, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { MODAL_TITLES } from '../../src/ui/modals/modalTitles.ts';
import { shopOpened, restored } from '../../tests/given.ts';
import { customerCame, shopOpen } from '../given.ts';
import { dialogGone, dialogNamed, getsFocus, log, opensAndCloses, seesDialog } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const firstVisit = [() => shopOpened(), restored()];

const meta = preview.meta({
  title: '30 Окна/Выберите свой город',
  id: '30-modals-city',
  tags: ['modal:city'],
  parameters: { ...WHOLE_SHOP, route: '/samara/cart' },
  render: () => <Shop />,
});

export const FirstVisit = meta.story({
  name: 'Первый визит',
  tags: ['state:guest'],
  parameters: { given: firstVisit },
  play: async () => {
    await seesDialog(MODAL_TITLES.city)();
    await expect(screen.getByRole('button', { name: 'Самара' })).toHaveFocus();
    await expect(screen.queryByRole('button', { name: 'Закрыть' })).toBeNull();
  },
});

export const Kept = meta.story({
  name: 'Esc оставляет город страницы',
  parameters: { given: firstVisit },
  play: async ({ canvas, userEvent }) => {
    await seesDialog(MODAL_TITLES.city)();
    await userEvent.keyboard('{Escape}');
    await dialogGone();
    await expect(canvas.getByRole('button', { name: 'Город: Самара' })).toBeVisible();
    await getsFocus(canvas.getByRole('main'));
  },
});

export const Change = meta.story({
  name: 'Смена города',
  tags: ['state:ready'],
  parameters: { given: [shopOpen()] },
  play: opensAndCloses('Город: Самара', MODAL_TITLES.city),
});

export const Changed = meta.story({
  name: 'Другой город выбран',
  parameters: { given: [shopOpen()] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Город: Самара' }));
    await userEvent.click(
      within(await dialogNamed(MODAL_TITLES.city)).getByRole('button', { name: 'Тольятти' }),
    );
    await dialogGone();
    await expect(canvas.getByRole('button', { name: 'Город: Тольятти' })).toBeVisible();
  },
});

export const OfThePage = meta.story({
  name: 'Выбран город страницы: она остаётся',
  parameters: { given: [shopOpen()], route: '/cart' },
  play: async ({ canvas, userEvent }) => {
    const city = canvas.getByRole('button', { name: 'Город: Самара' });
    await userEvent.click(city);
    await userEvent.click(
      within(await dialogNamed(MODAL_TITLES.city)).getByRole('button', { name: 'Самара' }),
    );
    await dialogGone();
    await getsFocus(city);
    await log.holds('city/choiceTapped', 'view/navigationDue');
  },
});

export const AddressLeft = meta.story({
  name: 'Адрес доставки остался бы в прежнем городе',
  tags: ['modal:confirm', 'state:ready'],
  parameters: { given: [shopOpen(), customerCame()] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Город: Самара' }));
    await userEvent.click(
      within(await dialogNamed(MODAL_TITLES.city)).getByRole('button', { name: 'Тольятти' }),
    );
    const question = within(await dialogNamed('Сменить город?'));
    await expect(question.getByRole('button', { name: 'Не менять' })).toHaveFocus();
  },
});

export const OnPhone = meta.story({
  name: 'Первый визит, телефон',
  tags: ['state:guest'],
  globals: ON_PHONE,
  parameters: { given: firstVisit },
  play: seesDialog(MODAL_TITLES.city),
});
