import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { draft } from '../../src/slices/draft.ts';
import { orderActive } from '../../tests/given.ts';
import { customerCame, shopOpen } from '../given.ts';
import { log, sees } from '../playing.ts';
import { WHOLE_SHOP } from '../screen.ts';

const BROKEN = { status: 500 } as const;

const meta = preview.meta({
  title: '70 События/Связь',
  id: '70-events-connection',
  parameters: { ...WHOLE_SHOP, route: '/samara' },
  render: () => <Shop />,
});

export const LiveLost = meta.story({
  name: 'Живое соединение пропало и вернулось: заказ спрашивают заново',
  parameters: {
    given: [
      shopOpen(),
      customerCame(),
      orderActive(),
      draft('view/connectionOpened'),
      draft('view/connectionLost'),
    ],
  },
  play: () => log.holds('view/connectionOpened', 'order/refreshDue', 'order/activeLoaded'),
});

export const Offline = meta.story({
  name: 'Интернет пропал и вернулся',
  parameters: { given: [shopOpen(), draft('view/wentOffline'), draft('view/wentOnline')] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Нет соединения с интернетом')).toBeNull();
    await log.holds('view/pollDue');
  },
});

export const Hidden = meta.story({
  name: 'Вкладку скрыли и показали: время догнало часы',
  parameters: { given: [shopOpen(), draft('view/pageHidden'), draft('view/pageShown')] },
  play: () => log.holds('view/pollingGranted', 'view/pollDue'),
});

export const Polls = meta.story({
  name: 'Опросы не отвечают, покупатель ничего не видит',
  parameters: {
    given: [shopOpen(), draft('view/pollingGranted'), draft('view/pollingLost')],
    http: {
      'versions.catalog': BROKEN,
      'versions.settingsPolled': BROKEN,
      'versions.store': BROKEN,
      'versions.mobileApp': BROKEN,
    },
  },
  play: async ({ canvas }) => {
    await log.holds('view/pollingGranted', 'view/pollDue', 'view/pollFailed');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const Refused = meta.story({
  name: 'Сервер отказал и сказал почему',
  parameters: {
    given: [shopOpen(), draft('view/requestRefused', { message: 'Произошла ошибка при выполнении запроса' })],
  },
  play: () => sees('Произошла ошибка при выполнении запроса'),
});

export const Minute = meta.story({
  name: 'Прошла минута: сообщение ушло само',
  parameters: {
    given: [
      shopOpen(),
      draft('view/requestRefused', { message: 'Произошла ошибка при выполнении запроса' }),
      draft('view/minutePassed'),
      ({ view }) => view.notices.map(({ id }) => draft('view/noticePassed', { id })),
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
});
