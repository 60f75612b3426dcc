import { screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { MODAL_TITLES } from '../../src/ui/modals/modalTitles.ts';
import { dialogAsked, shopOpen } from '../given.ts';
import { appears, dialogGone, opensAndCloses, seesDialog } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const asked = dialogAsked({ kind: 'catalogMenu' });

const meta = preview.meta({
  title: '30 Окна/Меню:',
  id: '30-modals-catalogmenu',
  tags: ['modal:catalogMenu'],
  parameters: { ...WHOLE_SHOP, route: '/samara/cart' },
  render: () => <Shop />,
});

export const WithPictures = meta.story({
  name: 'С картинками из настроек',
  tags: ['state:ready'],
  parameters: { given: [shopOpen(), asked] },
  play: seesDialog(MODAL_TITLES.catalogMenu),
});

export const WithoutSetting = meta.story({
  name: 'Без настройки: разделы каталога',
  tags: ['state:empty'],
  parameters: { given: [shopOpen({ catalogMenu: [] }), asked] },
  play: seesDialog(MODAL_TITLES.catalogMenu),
});

export const OnPhone = meta.story({
  name: 'Из нижнего меню, телефон',
  globals: ON_PHONE,
  parameters: { route: '/samara/catalog', given: [shopOpen()] },
  play: opensAndCloses('Меню', MODAL_TITLES.catalogMenu),
});

export const Followed = meta.story({
  name: 'Нажатие ведёт в раздел',
  globals: ON_PHONE,
  parameters: { given: [shopOpen(), asked] },
  play: async ({ canvas, userEvent }) => {
    await seesDialog(MODAL_TITLES.catalogMenu)();
    await userEvent.click(screen.getByRole('link', { name: /^Супы/ }));
    await dialogGone();
    await appears(() => canvas.getByRole('heading', { name: 'Супы', level: 1 }));
  },
});
