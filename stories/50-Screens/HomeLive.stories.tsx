import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { MODAL_TITLES } from '../../src/ui/modals/modalTitles.ts';
import { orderActive } from '../../tests/given.ts';
import { connectionBreaks, orderTold, settingsChange } from '../live.ts';
import { customerCame, shopOpen } from '../given.ts';
import { log, seesDialog } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const withOrder = [shopOpen(), customerCame(), orderActive({ status: 'WaitCooking' })];

const meta = preview.meta({
  title: '50 Экраны/Главная, живое соединение',
  id: '50-screens-homelive',
  tags: ['screen:index'],
  parameters: { ...WHOLE_SHOP, route: '/samara', given: withOrder },
  render: () => <Shop />,
});

export const Cooking = meta.story({
  name: 'Активный заказ начали готовить, телефон',
  globals: ON_PHONE,
  parameters: { live: [orderTold('CookingStarted')] },
  play: async ({ canvas }) => {
    const order = within(await canvas.findByRole('region', { name: 'Ваш заказ' }));
    await expect(await order.findByRole('link', { name: 'Готовится' })).toBeVisible();
  },
});

export const Reconnected = meta.story({
  name: 'Активный заказ: связь прервалась и вернулась',
  parameters: { live: connectionBreaks },
  play: async ({ canvas }) => {
    await log.holds('view/connectionLost', 'view/connectionOpened', 'order/refreshDue', 'order/activeLoaded');
    const order = within(await canvas.findByRole('region', { name: 'Ваш заказ' }));
    await expect(await order.findByRole('link', { name: 'Принят' })).toBeVisible();
  },
});

export const News = meta.story({
  name: 'Магазин сказал новость, пока страница открыта',
  parameters: { given: [shopOpen()], ...settingsChange({ IS_SITE_INFORMATION: true }) },
  play: seesDialog(MODAL_TITLES.information),
});
