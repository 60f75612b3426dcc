import { screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { MODAL_TITLES } from '../../src/ui/modals/modalTitles.ts';
import { shopOpen } from '../given.ts';
import { dialogGone, opensAndCloses, seesDialog } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const meta = preview.meta({
  title: '40 Панели/Истории',
  id: '40-panels-storiesviewer',
  tags: ['panel:stories'],
  parameters: { ...WHOLE_SHOP, route: '/samara' },
  render: () => <Shop />,
});

export const FromRow = meta.story({
  name: 'Из ряда историй',
  parameters: { given: [shopOpen()] },
  play: opensAndCloses('Как мы варим рис', MODAL_TITLES.stories),
});

export const FromBottomMenu = meta.story({
  name: 'Из нижнего меню, телефон',
  globals: ON_PHONE,
  parameters: { given: [shopOpen()] },
  play: opensAndCloses('Истории', MODAL_TITLES.stories),
});

export const ToSection = meta.story({
  name: 'Кнопка слайда ведёт в раздел',
  parameters: { given: [shopOpen()] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Три закуски — фри в подарок' }));
    await seesDialog(MODAL_TITLES.stories)();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(await screen.findByRole('link', { name: 'Выбрать закуски' }));
    await dialogGone();
  },
});
