import { expect, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { MODAL_TITLES } from '../../src/ui/modals/modalTitles.ts';
import { allergensExcluded, dialogAsked, shopOpen } from '../given.ts';
import { opensAndCloses, seesDialog } from '../playing.ts';
import { WHOLE_SHOP } from '../screen.ts';

const asked = dialogAsked({ kind: 'allergens' });

const meta = preview.meta({
  title: '30 Окна/Исключить аллергены',
  id: '30-modals-allergens',
  tags: ['modal:allergens'],
  parameters: { ...WHOLE_SHOP, route: '/samara/cart' },
  render: () => <Shop />,
});

export const Nothing = meta.story({
  name: 'Ничего не исключено',
  tags: ['state:empty'],
  parameters: { given: [shopOpen(), asked] },
  play: seesDialog(MODAL_TITLES.allergens),
});

export const Chosen = meta.story({
  name: 'Исключены три',
  tags: ['state:ready'],
  parameters: { given: [shopOpen(), allergensExcluded(3), asked] },
  play: async ({ userEvent }) => {
    await seesDialog(MODAL_TITLES.allergens)();
    await expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Сбросить' }));
    await expect(screen.queryAllByRole('button', { pressed: true })).toHaveLength(0);
  },
});

export const Everything = meta.story({
  name: 'Исключены все',
  tags: ['state:long'],
  parameters: { given: [shopOpen(), allergensExcluded(99), asked] },
  play: seesDialog(MODAL_TITLES.allergens),
});

export const Closing = meta.story({
  name: 'Esc закрывает, фокус возвращается',
  parameters: { route: '/samara/catalog/zakuski', given: [shopOpen()] },
  play: opensAndCloses('Исключить аллергены', MODAL_TITLES.allergens),
});
