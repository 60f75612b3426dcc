import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { draft } from '../../src/slices/draft.ts';
import { demoNotifications } from '../../tests/demo.ts';
import { customerCame, shopOpen } from '../given.ts';
import { appears } from '../playing.ts';
import { WHOLE_SHOP } from '../screen.ts';

const meta = preview.meta({
  title: '40 Панели/Уведомления',
  id: '40-panels-notifications',
  tags: ['panel:notifications'],
  parameters: { ...WHOLE_SHOP, route: '/samara/cart' },
  render: () => <Shop />,
});

export const Guest = meta.story({
  name: 'Гость',
  parameters: { given: [shopOpen()] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Уведомления, нет новых' }));
    await appears(() => canvas.getByText('Войдите, чтобы получать уведомления о заказах и акциях'));
  },
});

export const List = meta.story({
  name: 'Есть новые',
  parameters: {
    given: [shopOpen(), customerCame(), draft('notification/listLoaded', { items: demoNotifications })],
  },
  play: async ({ canvas, userEvent }) => {
    const bell = canvas.getByRole('button', { name: /^Уведомления, \d+ нов/ });
    await userEvent.click(bell);
    await appears(() => canvas.getByRole('button', { name: 'Уведомления, нет новых' }));
  },
});
