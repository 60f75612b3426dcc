import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { shopOpen } from '../past.ts';
import { dialogGone, seesDialog } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const TITLE = 'С 8 Марта';
const given = [shopOpen({ isMarchModalOn: true })];

const meta = preview.meta({
  tags: ['modal:march'],
  parameters: { ...WHOLE_SHOP, route: '/samara/cart', given },
  render: () => <Shop />,
});

export const Greeting = meta.story({ name: 'Поздравление', play: seesDialog(TITLE) });

export const OnPhone = meta.story({
  name: 'Поздравление, телефон',
  globals: ON_PHONE,
  play: seesDialog(TITLE),
});

export const Thanked = meta.story({
  name: 'Закрыто кнопкой',
  play: async ({ canvas, userEvent }) => {
    await seesDialog(TITLE)();
    await userEvent.keyboard('{Enter}');
    await dialogGone();
    await canvas.findByRole('heading', { name: 'Корзина' });
  },
});
