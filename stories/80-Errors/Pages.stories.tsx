import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { ErrorPage, Safely } from '../../src/pages/ErrorPage.tsx';
import { messageText } from '../../tests/errorCatalogue.ts';
import { shopOpen } from '../past.ts';
import { WHOLE_SHOP } from '../screen.ts';

/** A page that cannot be shown. */
function BrokenPage(): never {
  throw new Error('The page of this story fails');
}
const EXPECTED = [/The page of this story fails/, /error boundary/];

const meta = preview.meta({
  title: '80 Ошибки/Страницы',
  id: '80-errors-pages',
  parameters: { layout: 'fullscreen', given: [shopOpen()] },
});

export const Unknown = meta.story({
  name: '404: такой страницы нет',
  tags: ['error:404', 'message:pageUnknown', 'message:pageFailed'],
  parameters: { ...WHOLE_SHOP, route: '/samara/nothing-here' },
  render: () => <Shop />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('404')).toBeInTheDocument();
    await expect(canvas.getByText(messageText('pageUnknown'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Вернуться на главную' })).toHaveAttribute('href', '/');
  },
});

export const Failed = meta.story({
  name: 'Другой статус: страница не открылась',
  tags: ['error:500', 'message:pageFailed'],
  render: () => (
    <main>
      <ErrorPage status={503} />
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('503')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: messageText('pageFailed') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Вернуться на главную' })).toHaveAttribute('href', '/');
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
    await expect(canvas.getByRole('link', { name: 'Вернуться на главную' })).toHaveAttribute('href', '/');
  },
});
