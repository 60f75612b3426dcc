import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { MODAL_TITLES } from '../../src/ui/modals/modalTitles.ts';
import { dialogAsked, filtersChosen, shopOpen } from '../given.ts';
import { appears, dialogGone, seesDialog } from '../playing.ts';
import { WHOLE_SHOP } from '../screen.ts';

const asked = dialogAsked({ kind: 'filters' });

const meta = preview.meta({
  title: '30 Окна/Фильтры',
  id: '30-modals-filters',
  tags: ['modal:filters'],
  parameters: { ...WHOLE_SHOP, route: '/samara/cart' },
  render: () => <Shop />,
});

export const Nothing = meta.story({
  name: 'Ничего не выбрано',
  tags: ['state:empty'],
  parameters: { given: [shopOpen(), asked] },
  play: async () => {
    await seesDialog(MODAL_TITLES.filters)();
    await expect(screen.getByRole('button', { name: 'Сбросить' })).toBeDisabled();
  },
});

export const Chosen = meta.story({
  name: 'Выбраны две отметки',
  tags: ['state:ready'],
  parameters: { given: [shopOpen(), filtersChosen(2), asked] },
  play: async ({ canvas, userEvent }) => {
    await seesDialog(MODAL_TITLES.filters)();
    await expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(2);
    // Off with its own press, the button leaves the focus in the dialog.
    await userEvent.click(screen.getByRole('button', { name: 'Сбросить' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Сбросить' })).toBeDisabled());
    await expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: /^Показать / }));
    await dialogGone();
    await appears(() => canvas.getByRole('navigation', { name: 'Разделы меню' }));
  },
});
