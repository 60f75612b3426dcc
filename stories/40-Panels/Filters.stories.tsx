import { expect, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { MODAL_TITLES } from '../../src/ui/modals/modalTitles.ts';
import { filtersChosen, shopOpen } from '../given.ts';
import { dialogGone, opensAndCloses, seesDialog } from '../playing.ts';
import { ON_DESKTOP, ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const meta = preview.meta({
  title: '40 Панели/Фильтры',
  id: '40-panels-filters',
  tags: ['panel:filters'],
  parameters: { ...WHOLE_SHOP, route: '/samara/catalog/supy' },
  render: () => <Shop />,
});

export const FromCatalog = meta.story({
  name: 'Из меню, широкий экран',
  globals: ON_DESKTOP,
  parameters: { given: [shopOpen()] },
  play: opensAndCloses('Фильтры', MODAL_TITLES.filters),
});

export const FromBottomMenu = meta.story({
  name: 'Из нижнего меню, телефон',
  globals: ON_PHONE,
  parameters: { given: [shopOpen()] },
  play: opensAndCloses('Фильтры', MODAL_TITLES.filters),
});

export const Shown = meta.story({
  name: 'Отметки над меню',
  parameters: { route: '/samara/catalog', given: [shopOpen(), filtersChosen(2)] },
});

export const Applied = meta.story({
  name: 'Выбор сужает меню',
  globals: ON_PHONE,
  parameters: { given: [shopOpen()] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Фильтры' }));
    await seesDialog(MODAL_TITLES.filters)();
    const show = screen.getByRole('button', { name: /^Показать / });
    const before = show.textContent;
    const mark = screen.getAllByRole('button', { pressed: false })[0];
    if (mark) await userEvent.click(mark);
    await expect(screen.getByRole('button', { name: /^Показать / })).not.toHaveTextContent(before ?? '');
    await userEvent.click(screen.getByRole('button', { name: /^Показать / }));
    await dialogGone();
    await expect((await canvas.findAllByRole('article', {})).length).toBeGreaterThan(0);
  },
});
