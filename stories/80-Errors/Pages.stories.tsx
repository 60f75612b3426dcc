import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { ErrorPage, Safely } from '../../src/pages/ErrorPage.tsx';
import { selectCatalogStatus } from '../../src/slices/catalog/selectors.ts';
import { draft } from '../../src/slices/draft.ts';
import { useSelect } from '../../src/ui/store.tsx';
import { demoCatalog } from '../../tests/demo.ts';
import { messageText } from '../../tests/errorCatalogue.ts';
import { menuFailed, shopOpen } from '../given.ts';
import { appears, happens, shows } from '../playing.ts';
import type { Playing } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

/** A page that cannot be shown. */
function BrokenPage(): never {
  throw new Error('The page of this story fails');
}
/** A page that cannot be shown without the menu. */
function NeedsMenu() {
  if (useSelect(selectCatalogStatus) !== 'ready') throw new Error('The page of this story fails');
  return <h1>Меню на месте</h1>;
}
const EXPECTED = [/The page of this story fails/, /error boundary/];

type Canvas = Pick<Playing, 'canvas'>;

const leadsHome = ({ canvas }: Canvas): Promise<void> =>
  expect(canvas.getByRole('link', { name: 'Вернуться на главную' })).toHaveAttribute('href', '/');

const unknownAt = (route: string) => ({
  parameters: { ...WHOLE_SHOP, route },
  render: () => <Shop />,
  play: async ({ canvas }: Canvas) => {
    await appears(() => canvas.getByText('404'));
    await expect(canvas.getByText(messageText('pageUnknown'))).toBeVisible();
    await leadsHome({ canvas });
  },
});

const failedWith = (status: number) => ({
  render: () => (
    <main>
      <ErrorPage status={status} />
    </main>
  ),
  play: async ({ canvas }: Canvas) => {
    await expect(canvas.getByText(String(status))).toBeVisible();
    await expect(canvas.getByRole('heading', { name: messageText('pageFailed') })).toBeVisible();
    await leadsHome({ canvas });
  },
});

const meta = preview.meta({
  title: '80 Ошибки/Страницы',
  id: '80-errors-pages',
  parameters: { layout: 'fullscreen', given: [shopOpen()] },
});

export const Unknown = meta.story({
  name: '404: такой страницы нет',
  tags: ['error:404', 'message:pageUnknown', 'message:pageFailed'],
  ...unknownAt('/samara/nothing-here'),
});

export const UnknownOnPhone = meta.story({
  name: '404: такой страницы нет, телефон',
  tags: ['error:404'],
  globals: ON_PHONE,
  ...unknownAt('/samara/nothing-here'),
});

export const UnknownDish = meta.story({
  name: '404: такого блюда нет',
  tags: ['error:404'],
  ...unknownAt('/samara/catalog/rolly/nothing-here'),
});

export const UnknownSection = meta.story({
  name: '404: такого раздела нет',
  tags: ['error:404'],
  ...unknownAt('/samara/catalog/nothing-here'),
});

export const Failed = meta.story({
  name: 'Другой статус: страница не открылась',
  tags: ['error:500', 'message:pageFailed'],
  ...failedWith(503),
});

export const FailedOnPhone = meta.story({
  name: 'Страница не открылась, телефон',
  tags: ['error:500'],
  globals: ON_PHONE,
  ...failedWith(500),
});

export const Caught = meta.story({
  name: 'Ошибка на странице поймана',
  tags: ['error:500'],
  parameters: { expectedMessages: EXPECTED },
  render: () => (
    <main>
      <Safely address="broken">
        <BrokenPage />
      </Safely>
    </main>
  ),
  play: shows('heading', messageText('pageFailed')),
});

export const Recovered = meta.story({
  name: 'Пришло меню, и страница открылась',
  tags: ['error:500'],
  parameters: { given: [menuFailed], expectedMessages: EXPECTED },
  render: () => (
    <main>
      <Safely address="broken">
        <NeedsMenu />
      </Safely>
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: messageText('pageFailed') })).toBeVisible();
    happens(draft('catalog/loaded', { answer: demoCatalog, skipped: 0, reason: 'retry' }));
    await appears(() => canvas.getByRole('heading', { name: 'Меню на месте' }));
  },
});

export const Fallback = meta.story({
  name: 'Не открылась и сама страница ошибки',
  tags: ['error:fallback', 'message:pageFailed'],
  parameters: { expectedMessages: EXPECTED },
  render: () => (
    <main>
      <Safely address="broken" errorPage={<BrokenPage />}>
        <BrokenPage />
      </Safely>
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(messageText('pageFailed'))).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
    await leadsHome({ canvas });
  },
});
