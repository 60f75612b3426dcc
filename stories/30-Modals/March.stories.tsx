import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { MODAL_TITLES } from '../../src/ui/modals/modalTitles.ts';
import { shopOpen, wentOffline } from '../given.ts';
import { dialogGone, seesDialog, seesOffline } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const given = [shopOpen({ isMarchModalOn: true })];

const meta = preview.meta({
  title: '30 Окна/С 8 Марта',
  id: '30-modals-march',
  tags: ['modal:march'],
  parameters: { ...WHOLE_SHOP, route: '/samara/cart', given },
  render: () => <Shop />,
});

export const Greeting = meta.story({
  name: 'Поздравление',
  tags: ['state:ready'],
  play: seesDialog(MODAL_TITLES.march),
});

export const OnPhone = meta.story({
  name: 'Поздравление, телефон',
  tags: ['state:ready'],
  globals: ON_PHONE,
  play: seesDialog(MODAL_TITLES.march),
});

export const Thanked = meta.story({
  name: 'Закрыто кнопкой',
  play: async ({ canvas, userEvent }) => {
    await seesDialog(MODAL_TITLES.march)();
    await userEvent.keyboard('{Enter}');
    await dialogGone();
    await canvas.findByRole('heading', { name: 'Корзина' });
  },
});

export const Offline = meta.story({
  name: 'Связь пропала',
  tags: ['state:offline'],
  parameters: { given: [...given, wentOffline] },
  play: async () => {
    await seesDialog(MODAL_TITLES.march)();
    await seesOffline();
  },
});
