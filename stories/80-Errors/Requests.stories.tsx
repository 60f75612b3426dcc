import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { likeExamples, OFF_THE_MENU } from '../../contracts/examples/like.ts';
import { asAgreed } from '../../mocks/backend/asAgreed.ts';
import { messageText } from '../../tests/errorCatalogue.ts';
import { customerCame, noLikesYet, shopOpen } from '../given.ts';
import { presses, sees } from '../playing.ts';
import { WHOLE_SHOP } from '../screen.ts';

const HEART = 'В избранное: Рамен со свининой';

const meta = preview.meta({
  title: '80 Ошибки/Запросы',
  id: '80-errors-requests',
  parameters: {
    ...WHOLE_SHOP,
    route: '/samara/catalog/supy',
    given: [shopOpen(), customerCame(), noLikesYet],
  },
  render: () => <Shop />,
});

export const SessionExpired = meta.story({
  name: 'Сессия истекла',
  tags: ['message:sessionExpired'],
  parameters: { http: { 'order.active': { status: 401 } } },
  play: async ({ canvas }) => {
    await sees(messageText('sessionExpired'));
    await expect(canvas.getAllByRole('button', { name: 'Получение: не указано' })[0]).toBeVisible();
  },
});

export const ServerWords = meta.story({
  name: 'Отказ словами сервера',
  parameters: { http: asAgreed(likeExamples.creationRefused) },
  play: async (context) => {
    await presses(context, HEART);
    await sees(OFF_THE_MENU);
    await expect(context.canvas.getByRole('alert')).toHaveTextContent(OFF_THE_MENU);
  },
});

export const WithoutWords = meta.story({
  name: 'Отказ без слов, 422',
  tags: ['message:requestRefused'],
  parameters: { http: { 'like.create': { status: 422, body: {} } } },
  play: async (context) => {
    await presses(context, HEART);
    await sees(messageText('requestRefused'));
    await expect(context.canvas.getAllByRole('alert')).toHaveLength(1);
  },
});

export const Forbidden = meta.story({
  name: 'Отказ без слов, 403',
  tags: ['message:requestRefused'],
  parameters: { http: { 'like.create': { status: 403, body: {} } } },
  play: async (context) => {
    await presses(context, HEART);
    await sees(messageText('requestRefused'));
    await expect(context.canvas.getAllByRole('alert')).toHaveLength(1);
  },
});
