import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import type { Customer } from '../../src/domain/customer.ts';
import { personal, type MessageText, type PushToken } from '../../src/domain/personal.ts';
import type { TokenSource } from '../../src/domain/push.ts';
import { draft } from '../../src/slices/draft.ts';
import { demoCustomer, demoNotifications } from '../../tests/demo.ts';
import { customerCame, shopOpen } from '../given.ts';
import { appears, log, sees } from '../playing.ts';
import { WHOLE_SHOP } from '../screen.ts';

const wanting = (pushNotifications: boolean): Pick<Customer, 'consents'> => ({
  consents: { ...demoCustomer.consents, pushNotifications },
});
const granted = draft('notification/pushPermissionFound', { permission: 'granted' });
const tokenCame = (source: TokenSource) =>
  draft('notification/pushTokenReceived', { token: personal<PushToken>('story-token'), source });
const agreed = [shopOpen(), customerCame(wanting(true)), granted];

const meta = preview.meta({
  title: '70 События/Пуш-уведомления',
  id: '70-events-pushmessages',
  parameters: { ...WHOLE_SHOP, route: '/samara/personal' },
  render: () => <Shop />,
});

export const TokenDue = meta.story({
  name: 'Согласие есть и браузер разрешил: нужен токен',
  parameters: { given: agreed },
  play: async ({ canvas }) => {
    await appears(() => canvas.getByRole('navigation', { name: 'Личный кабинет' }));
  },
});

export const Registered = meta.story({
  name: 'Токен пришёл и записан на сервере',
  parameters: { given: [...agreed, tokenCame('browser'), draft('notification/registered')] },
  play: () => sees('Уведомления в этом браузере включены'),
});

export const TokenFailed = meta.story({
  name: 'Токена не дали',
  parameters: { given: [...agreed, draft('notification/pushTokenFailed')] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Уведомления в этом браузере включены')).toBeNull();
  },
});

export const RegistrationFailed = meta.story({
  name: 'Сервер не записал токен',
  parameters: { given: [...agreed, tokenCame('browser'), draft('notification/registrationFailed')] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Уведомления в этом браузере включены')).toBeNull();
  },
});

export const ConsentWithdrawn = meta.story({
  name: 'Согласие отозвано: сообщения заканчиваются',
  parameters: {
    given: [
      ...agreed,
      tokenCame('browser'),
      draft('notification/registered'),
      draft('user/profileLoaded', { customer: { ...demoCustomer, ...wanting(false) } }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Уведомления в этом браузере включены')).toBeNull();
  },
});

export const MessageReceived = meta.story({
  name: 'Сообщение пришло, пока магазин на виду',
  parameters: {
    route: '/samara',
    given: [
      shopOpen(),
      customerCame(),
      draft('notification/messageReceived', {
        message: {
          id: 'message-1',
          title: personal<MessageText>('Заказ в пути'),
          text: personal<MessageText>('Курьер выехал'),
          link: '/samara/complete',
        },
      }),
      draft('notification/listLoaded', { items: demoNotifications }),
      draft('notification/checkRecalled', { at: 0 }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Уведомления, \d+ нов/ })).toBeVisible();
  },
});

export const Tapped = meta.story({
  name: 'Нажали на сообщение в приложении',
  parameters: {
    route: '/samara/cart',
    given: [
      shopOpen(),
      draft('notification/tapped', { link: '/samara/cart', source: 'app' }),
      draft('notification/tapRepeated', { link: '/samara/cart' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Корзина пуста' })).toBeVisible();
    await log.lacks('view/navigationDue');
  },
});
