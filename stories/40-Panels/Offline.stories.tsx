import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { draft } from '../../src/slices/draft.ts';
import { AwaitedDialog } from '../../src/ui/modals/AwaitedDialog.tsx';
import { Header } from '../../src/ui/shell/Header.tsx';
import { NoConnection } from '../../src/ui/shell/NoConnection.tsx';
import { menuFailed, shopOpen } from '../given.ts';
import { appears, seesDialog, shows } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const wentOffline = draft('view/wentOffline');

const meta = preview.meta({
  title: '40 Панели/Нет соединения',
  id: '40-panels-offline',
  tags: ['panel:offline'],
  parameters: { ...WHOLE_SHOP, route: '/samara/catalog/supy' },
  render: () => <Shop />,
});

export const WithMenu = meta.story({
  name: 'Меню уже есть',
  parameters: { given: [shopOpen(), wentOffline] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Нет соединения с интернетом')).toBeVisible();
  },
});

export const WithoutMenu = meta.story({
  name: 'Меню не загрузилось, телефон',
  globals: ON_PHONE,
  parameters: { given: [menuFailed, wentOffline] },
});

export const CameAndWent = meta.story({
  name: 'Связь пропала и вернулась',
  parameters: { given: [shopOpen()] },
  beforeEach: () => () => Reflect.deleteProperty(navigator, 'onLine'),
  play: async ({ canvas }) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    window.dispatchEvent(new Event('offline'));
    await appears(() => canvas.getByText('Нет соединения с интернетом'));
    Reflect.deleteProperty(navigator, 'onLine');
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(canvas.queryByText('Нет соединения с интернетом')).toBeNull());
  },
});

const pageAwaited = {
  parameters: { given: [shopOpen(), wentOffline] },
  render: () => (
    <>
      <Header isOver={false} isSearchPage={false} />
      <main>
        <NoConnection />
      </main>
    </>
  ),
  play: shows('link', 'Корзина, пусто'),
};

export const PageAwaited = meta.story({ name: 'Страница ещё не загружена', ...pageAwaited });

export const PageAwaitedOnPhone = meta.story({
  name: 'Страница ещё не загружена, телефон',
  globals: ON_PHONE,
  ...pageAwaited,
});

export const DialogAwaited = meta.story({
  name: 'Окно ещё не загружено',
  parameters: { given: [shopOpen(), wentOffline] },
  render: () => <AwaitedDialog kind="auth" />,
  play: seesDialog('Нет соединения с интернетом'),
});
