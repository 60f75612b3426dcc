import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ErrorPage, Safely } from '../../src/pages/ErrorPage.tsx';
import { shopOpen } from '../past.ts';
import { ON_PHONE } from '../screen.ts';

/** A page that cannot be shown. */
function BrokenPage(): never {
  throw new Error('The page of this story fails');
}

const meta = preview.meta({
  title: '50 Экраны/Страница не открылась',
  id: '50-screens-errorpage',
  parameters: { layout: 'fullscreen', given: [shopOpen()] },
});

export const Failed = meta.story({
  name: 'Страница не открылась',
  tags: ['error:500', 'message:pageFailed'],
  render: () => (
    <main>
      <ErrorPage status={500} />
    </main>
  ),
});

export const Caught = meta.story({
  name: 'Ошибка на странице поймана',
  tags: ['error:500'],
  parameters: { expectedMessages: [/The page of this story fails/, /error boundary/] },
  render: () => (
    <main>
      <Safely address="broken">
        <BrokenPage />
      </Safely>
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Что-то пошло не так' })).toBeVisible();
  },
});

export const Last = meta.story({
  name: 'Не открылась и страница ошибки',
  tags: ['error:fallback'],
  parameters: { expectedMessages: [/The page of this story fails/, /error boundary/] },
  render: () => (
    <main>
      <Safely address="broken" errorPage={<BrokenPage />}>
        <BrokenPage />
      </Safely>
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Что-то пошло не так')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Вернуться на главную' })).toHaveAttribute('href', '/');
  },
});

export const OnPhone = meta.story({
  name: 'Страница не открылась, телефон',
  tags: ['error:500'],
  globals: ON_PHONE,
  render: () => (
    <main>
      <ErrorPage status={500} />
    </main>
  ),
});
