import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { draft } from '../../src/slices/draft.ts';
import { demoCatalog, dish } from '../../tests/demo.ts';
import { listFailed, waiting } from '../moments.ts';
import { customerCame, outOfStock, shopOpen } from '../given.ts';
import { seesOut, shows } from '../playing.ts';
import { WHOLE_SHOP } from '../screen.ts';

const meta = preview.meta({
  title: '50 Экраны/Кабинет, избранное',
  id: '50-screens-personalfavourites',
  tags: ['screen:personal-favorite'],
  parameters: { ...WHOLE_SHOP, route: '/samara/personal/favorite', given: [shopOpen(), customerCame()] },
  render: () => <Shop />,
});

const liked = (...names: readonly string[]) =>
  draft('catalog/likesLoaded', { productIds: names.map((name) => dish(name).id) });
const everyDish = draft('catalog/likesLoaded', {
  productIds: demoCatalog.products.map(({ id }) => id),
});

export const Liked = meta.story({
  name: 'Три блюда',
  tags: ['state:ready'],
  parameters: {
    given: [shopOpen(), customerCame(), liked('Зелёный дракон', 'Рамен со свининой', 'Канада')],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'В избранное: Канада' }));
    await waitFor(() => expect(canvas.queryByRole('article', { name: 'Канада' })).toBeNull());
  },
});

export const Loading = meta.story({
  name: 'Список ещё в пути',
  tags: ['state:loading'],
  ...waiting(shopOpen(), customerCame()),
});

export const Empty = meta.story({
  name: 'Пусто',
  tags: ['state:empty'],
  parameters: { given: [shopOpen(), customerCame(), liked()] },
  play: shows('heading', 'В избранном пусто'),
});

export const Long = meta.story({
  name: 'Нравится всё меню',
  tags: ['state:long'],
  parameters: { given: [shopOpen(), customerCame(), everyDish] },
  play: async ({ canvas }) => {
    // More of it is drawn as somebody reads on.
    await waitFor(() => {
      canvas.getAllByRole('article').at(-1)?.scrollIntoView();
      return expect(canvas.getAllByRole('article').length).toBeGreaterThan(40);
    });
  },
});

export const Failed = meta.story({
  name: 'Не загрузилось',
  tags: ['state:error'],
  ...listFailed(shopOpen(), customerCame(), draft('catalog/likesFailed')),
});

export const StopList = meta.story({
  name: 'Любимое блюдо закончилось',
  tags: ['state:stopList'],
  parameters: {
    given: [shopOpen(), outOfStock('Канада'), customerCame(), liked('Зелёный дракон', 'Канада')],
  },
  play: seesOut('Канада'),
});
