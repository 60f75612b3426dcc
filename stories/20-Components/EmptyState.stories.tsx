import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ButtonLink } from '../../src/ui/primitives/ButtonLink.tsx';
import { EmptyState } from '../../src/ui/primitives/EmptyState.tsx';
import { Skeleton } from '../../src/ui/primitives/Skeleton.tsx';

const meta = preview.meta({
  title: '20 Элементы/Пусто и ожидание',
  id: '20-components-emptystate',
  component: EmptyState,
  args: { title: 'Корзина пуста' },
});

export const EmptyCart = meta.story({
  name: 'Пустая корзина',
  tags: ['component:EmptyState'],
  args: {
    headingLevel: 1,
    children: 'Роллы, вок и пицца ждут в меню.',
    action: (
      <ButtonLink to="/catalog" variant="main" size="large">
        В меню
      </ButtonLink>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Корзина пуста' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'В меню' })).toBeVisible();
  },
});

export const TitleOnly = meta.story({
  name: 'Только заголовок',
  tags: ['component:EmptyState'],
  args: { title: 'Ничего не нашлось' },
});

export const Loading = meta.story({
  name: 'Загрузка карточки',
  tags: ['component:Skeleton'],
  render: () => (
    <div className="sample sample--stack sample--card">
      <Skeleton shape="picture" />
      <Skeleton shape="title" />
      <Skeleton shape="text" />
      <Skeleton shape="price" />
      <Skeleton shape="block" />
    </div>
  ),
});
