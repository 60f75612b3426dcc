import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { MODAL_TITLES } from '../../src/ui/modals/modalTitles.ts';
import { lineAdded, promoCalculated } from '../../tests/given.ts';
import { settingsChange } from '../live.ts';
import { customerCame, shopOpen } from '../given.ts';
import { log, seesDialog } from '../playing.ts';
import { WHOLE_SHOP } from '../screen.ts';

const meta = preview.meta({
  title: '50 Экраны/Оформление, живое соединение',
  id: '50-screens-checkoutlive',
  tags: ['screen:checkout'],
  parameters: {
    ...WHOLE_SHOP,
    route: '/samara/checkout',
    given: [shopOpen(), customerCame(), lineAdded('Сет «На двоих», 22 шт'), promoCalculated()],
  },
  render: () => <Shop />,
});

export const OnlineOff = meta.story({
  name: 'Онлайн-оплату выключили, пока человек оформляет',
  parameters: settingsChange({ IS_ONLINE_PAYMENT_DISABLE: { delivery: true, self: false } }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('radio', { name: 'Онлайн' })).toBeNull());
    await expect(canvas.getByRole('radio', { name: 'Картой при получении' })).toBeChecked();
  },
});

export const Stopped = meta.story({
  name: 'Приём заказов остановили: окно при заказе',
  parameters: settingsChange({ IS_SITE_NOT_WORKING: true }),
  play: async ({ canvas, userEvent }) => {
    await log.holds('setting/reloadPushed', 'setting/reloadDue', 'setting/loaded');
    await userEvent.click(canvas.getByRole('button', { name: /^Заказать за/ }));
    await seesDialog(MODAL_TITLES.notWorking)();
  },
});
