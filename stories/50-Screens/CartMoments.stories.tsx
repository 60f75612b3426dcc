import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { lineAdded } from '../../tests/given.ts';
import { NIGHT, pageArrived, shopClosed, shopOpen, shopStopped, wentOffline } from '../past.ts';
import { keepsPlaces, seesOffline } from '../playing.ts';
import { WHOLE_SHOP } from '../screen.ts';

const dishes = [lineAdded('Зелёный дракон', { quantity: 2 }), lineAdded('Канада')];

const meta = preview.meta({
  title: '50 Экраны/Корзина, особые часы',
  id: '50-screens-cartmoments',
  tags: ['screen:cart'],
  parameters: { ...WHOLE_SHOP, route: '/samara/cart' },
  render: () => <Shop />,
});

export const Loading = meta.story({
  name: 'Сохранённая корзина ещё не прочитана',
  tags: ['state:loading'],
  parameters: { given: [pageArrived] },
  play: keepsPlaces,
});

export const Offline = meta.story({
  name: 'Нет связи',
  tags: ['state:offline'],
  parameters: { given: [shopOpen(), dishes, wentOffline] },
  play: seesOffline,
});

export const Closed = meta.story({
  name: 'Ночью: корзина на месте',
  tags: ['state:closed'],
  parameters: { clock: NIGHT, route: '/tolyatti/cart', given: [shopClosed, dishes] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { name: 'Канада' })).toBeVisible();
  },
});

export const NotWorking = meta.story({
  name: 'Приём заказов остановлен: корзина на месте',
  tags: ['state:notWorking'],
  parameters: { given: [shopStopped, dishes] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { name: 'Канада' })).toBeVisible();
  },
});
