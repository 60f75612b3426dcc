import { expect, screen, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { MODAL_TITLES } from '../../src/ui/modals/modalTitles.ts';
import { dish } from '../../tests/demo.ts';
import { signedIn, type Step } from '../../tests/given.ts';
import { dialogAsked, outOfStock, shopOpen } from '../given.ts';
import { appears, dialogGone, dialogNamed, seesDialog } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

/** None of its options is free: nothing is chosen before the customer chooses. */
const SET = 'Сет «Плюс один ролл», 32 шт';
const asks = (name: string, isGift = false): Step =>
  dialogAsked({ kind: 'modifiers', productId: dish(name).id, isGift });
const meta = preview.meta({
  title: '30 Окна/Выберите ролл',
  id: '30-modals-modifiers',
  tags: ['modal:modifiers'],
  parameters: { ...WHOLE_SHOP, route: '/samara/cart' },
  render: () => <Shop />,
});

export const NothingChosen = meta.story({
  name: 'Ничего не выбрано',
  tags: ['state:ready'],
  parameters: { given: [shopOpen(), asks(SET)] },
  play: async () => {
    await seesDialog(MODAL_TITLES.modifiers)();
    const dialog = within(await dialogNamed('Выберите ролл'));
    await expect(dialog.getByRole('heading', { level: 3, name: SET })).toBeVisible();
  },
});

export const ByDefault = meta.story({
  name: 'Выбрано по умолчанию, можно сразу добавить',
  parameters: { given: [shopOpen(), signedIn(), asks('Собери свой вок')] },
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await dialogNamed(MODAL_TITLES.modifiers));
    await expect(dialog.getByRole('radio', { name: /^Удон/ })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: /^Добавить за/ }));
    await dialogGone();
    await appears(() => canvas.getByRole('listitem', { name: 'Собери свой вок' }));
  },
});

export const RequiredMissing = meta.story({
  name: 'Не выбрано обязательное',
  tags: ['state:error'],
  parameters: { given: [shopOpen(), asks(SET)] },
  play: async ({ userEvent }) => {
    const dialog = within(await dialogNamed(MODAL_TITLES.modifiers));
    const roll = within(dialog.getByRole('radiogroup', { name: /^Ролл в сет/ }));
    await appears(() => roll.getByText('Обязательно'));
    await userEvent.click(dialog.getByRole('button', { name: /^Добавить за/ }));
    await appears(() => roll.getByText('Выберите один из вариантов'));
    await expect(roll.getAllByRole('radio')[0]).toHaveFocus();
  },
});

export const Chosen = meta.story({
  name: 'Выбор сделан и добавлен',
  parameters: { given: [shopOpen(), signedIn(), asks('Собери свой вок')] },
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await dialogNamed(MODAL_TITLES.modifiers));
    for (const group of dialog.getAllByRole('radiogroup'))
      await userEvent.click(within(group).getAllByRole('radio')[0] ?? group);
    await userEvent.click(dialog.getByRole('button', { name: /^Добавить за/ }));
    await dialogGone();
    await appears(() => canvas.getByRole('listitem', { name: 'Собери свой вок' }));
  },
});

export const Pizza = meta.story({
  name: 'Пицца: размер, борт и добавки',
  tags: ['state:long'],
  parameters: { given: [shopOpen(), asks('Маргарита')] },
  play: seesDialog(MODAL_TITLES.modifiers),
});

export const Gift = meta.story({
  name: 'Подарок',
  parameters: { given: [shopOpen(), asks('Вок с курицей терияки', true)] },
  play: async () => {
    await seesDialog(MODAL_TITLES.modifiers)();
    await expect(screen.queryByRole('button', { name: 'Увеличить количество' })).toBeNull();
  },
});

export const OptionOut = meta.story({
  name: 'Вариант на стоп-листе',
  tags: ['state:stopList'],
  parameters: { given: [shopOpen(), outOfStock('Удон'), asks('Вок с курицей терияки')] },
  play: async () => {
    await seesDialog(MODAL_TITLES.modifiers)();
    await expect(screen.getByRole('radio', { name: /^Удон/ })).toBeDisabled();
  },
});

export const OnPhone = meta.story({
  name: 'Телефон',
  globals: ON_PHONE,
  parameters: { given: [shopOpen(), asks('Собери свой вок')] },
  play: seesDialog(MODAL_TITLES.modifiers),
});
