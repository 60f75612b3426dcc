import type { Decorator } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { appSays } from '../../.storybook/shop/native.ts';
import { Shop } from '../../src/app/Shop.tsx';
import { personal, type Token } from '../../src/domain/personal.ts';
import { DiagnosisProvider, NO_DIAGNOSIS, type LoggedError } from '../../src/ui/diagnosis.ts';
import { draft } from '../../src/slices/draft.ts';
import { shopOpen } from '../given.ts';
import { appears, sees } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const admin = draft('view/adminTokenEntered', { token: personal<Token>('demo') });

/** These were written to the log of errors. */
const withErrors =
  (errors: readonly LoggedError[]): Decorator =>
  (Story) => (
    <DiagnosisProvider
      value={{ ...NO_DIAGNOSIS, journal: () => Promise.resolve('{}'), errors: () => errors }}
    >
      <Story />
    </DiagnosisProvider>
  );

const meta = preview.meta({
  title: '50 Экраны/Администратор',
  id: '50-screens-admin',
  parameters: { ...WHOLE_SHOP, route: '/admin', given: [shopOpen()] },
  render: () => <Shop />,
});

export const Gate = meta.story({
  name: 'Вход',
  tags: ['screen:admin', 'state:error'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Войти' }));
    await expect(canvas.getByRole('textbox', { name: 'Токен' })).toHaveFocus();
    await expect(canvas.getByText('Введите токен')).toBeVisible();
  },
});

export const Entered = meta.story({
  name: 'С токеном внутрь',
  tags: ['screen:admin', 'state:ready'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Токен' }), 'demo');
    await userEvent.click(canvas.getByRole('button', { name: 'Войти' }));
    await appears(() => canvas.getByRole('heading', { level: 1, name: 'Обзор' }));
  },
});

export const Overview = meta.story({
  name: 'Обзор',
  tags: ['screen:admin-overview', 'state:ready'],
  parameters: { route: '/admin/overview', given: [shopOpen(), admin] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Версии' })).toBeVisible();
    await expect(canvas.queryByText('demo')).toBeNull();
    await expect(canvas.getByText('Ошибок не было.')).toBeVisible();
  },
});

export const OverviewInTrouble = meta.story({
  name: 'Обзор, без связи и с ошибками',
  tags: ['screen:admin-overview', 'state:error', 'state:offline'],
  parameters: { route: '/admin/overview', given: [shopOpen(), admin, draft('view/wentOffline')] },
  decorators: [
    withErrors([
      {
        time: Date.UTC(2026, 10, 21, 9, 30, 5),
        where: 'city/loadZoneDelivery',
        text: 'ApiFailure: timeout',
        stack: 'ApiFailure: timeout\n    at request (assets/working-4Fh2.js:1:20418)',
        after: ['address/chosen', 'address/zoneChanged'],
      },
    ]),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ApiFailure: timeout')).toBeVisible();
    await expect(canvas.getByText('Сеть').nextElementSibling).toHaveTextContent('нет');
  },
});

export const GateOnPhone = meta.story({
  name: 'Вход, телефон',
  tags: ['screen:admin', 'state:empty'],
  globals: ON_PHONE,
});

export const OverviewOnPhone = meta.story({
  name: 'Обзор, телефон',
  tags: ['screen:admin-overview', 'state:ready'],
  globals: ON_PHONE,
  parameters: { route: '/admin/overview', given: [shopOpen(), admin] },
});

export const OverviewInApp = meta.story({
  name: 'Обзор в приложении: оно назвало свою версию',
  tags: ['screen:admin-overview'],
  globals: ON_PHONE,
  parameters: { native: 'ios', route: '/admin/overview', given: [shopOpen(), admin] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Страница открыта').nextElementSibling).toHaveTextContent('в приложении');
    appSays({ type: 'app-version', version: '7.4' });
    await sees('7.4');
  },
});

export const OverviewLong = meta.story({
  name: 'Обзор, много ошибок',
  tags: ['screen:admin-overview', 'state:long'],
  parameters: { route: '/admin/overview', given: [shopOpen(), admin] },
  decorators: [
    withErrors(
      Array.from({ length: 20 }, (_, index) => ({
        time: Date.UTC(2026, 10, 21, 9, 30, index),
        where: 'cart/calculatePromo',
        text: 'ApiFailure: status 502 Bad Gateway, the answer of the proxy could not be read as JSON at all',
        after: ['cart/incrementTapped', 'cart/quantityChanged', 'cart/promoCalculationDue'],
      })),
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^ApiFailure: status 502/)).toHaveLength(20);
  },
});
