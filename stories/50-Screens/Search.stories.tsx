import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { menuAwaited, menuMissed, offline } from '../moments.ts';
import { allergensExcluded, outOfStock, shopOpen } from '../given.ts';
import { appears, type Playing, sees, seesOut, leadsOnBy } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const meta = preview.meta({
  title: '50 Экраны/Поиск',
  id: '50-screens-search',
  tags: ['screen:catalog-search'],
  parameters: { ...WHOLE_SHOP, route: '/samara/catalog/search?q=угорь' },
  render: () => <Shop />,
});

/** The second step: says that it is one, and marks what it took the query for. */
const similar = (query: string, meant: string, first: string, marked: string) => ({
  parameters: { route: `/samara/catalog/search?q=${encodeURIComponent(query)}`, given: [shopOpen()] },
  play: async ({ canvas }: Playing) => {
    await appears(() => canvas.getByRole('heading', { name: `По запросу «${query}» ничего нет`, level: 1 }));
    await sees(`«${meant}»`);
    const statuses = canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(statuses.join()).toContain(`Показали похожее на «${meant}»`);
    const [card] = canvas.getAllByRole('article');
    await expect(card).toHaveAccessibleName(first);
    await expect(card?.querySelector('mark')).toHaveTextContent(marked);
  },
});

export const Found = meta.story({
  name: 'Найдено',
  tags: ['state:ready', 'state:guest'],
  parameters: { given: [shopOpen()] },
  play: async ({ canvas }) => {
    const named = within(await canvas.findByRole('region', { name: /^В названии \d/ }));
    await expect(named.getByRole('article', { name: 'Сливочный угорь' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: /^В составе \d/ })).toBeVisible();
  },
});

export const OtherForms = meta.story({
  name: 'Другие формы слов',
  ...similar('роллов', 'ролл', 'Сет «Плюс один ролл», 32 шт', 'ролл'),
});

export const OtherLayout = meta.story({
  name: 'Другая раскладка',
  ...similar('hjkk', 'ролл', 'Ролл «Журавлёнок»', 'Ролл'),
});
export const Translit = meta.story({
  name: 'Латиницей',
  ...similar('philadelphia', 'филадельфия', 'Филадельфия классик', 'Филадельфия'),
});
export const WithoutYo = meta.story({
  name: 'Без буквы ё',
  ...similar('зеленый', 'зелёный', 'Зелёный дракон', 'Зелёный'),
});
export const Slip = meta.story({
  name: 'Опечатка',
  ...similar('калефорния', 'калифорния', 'Калифорния с крабом', 'Калифорния'),
  globals: ON_PHONE,
});

export const Marked = meta.story({
  name: 'Найденное отмечено в названии',
  parameters: { route: '/samara/catalog/search?q=дракон', given: [shopOpen()] },
  play: async ({ canvas }) => {
    await appears(() => canvas.getByRole('article', { name: 'Зелёный дракон' }));
    const card = canvas.getByRole('article', { name: 'Зелёный дракон' });
    await expect(card.querySelector('mark')).toHaveTextContent('дракон');
  },
});

export const Nothing = meta.story({
  name: 'Ничего не нашлось',
  tags: ['state:empty'],
  parameters: { route: '/samara/catalog/search?q=пельмени', given: [shopOpen()] },
  play: async ({ canvas }) => {
    await appears(() => canvas.getByRole('heading', { name: 'По запросу «пельмени» ничего нет' }));
    const hits = within(canvas.getByRole('region', { name: 'Хиты' }));
    await expect(hits.getAllByRole('article')).toHaveLength(10);
    await leadsOnBy('Очистить поиск');
  },
});

export const HiddenByAllergens = meta.story({
  name: 'Найденное скрыли аллергены',
  parameters: { given: [shopOpen(), allergensExcluded(1)] },
  play: async ({ canvas, userEvent }) => {
    await sees(/скрыл исключённый аллерген: рыба/);
    await leadsOnBy('Показать скрытые');
    await userEvent.click(canvas.getByRole('button', { name: 'Показать скрытые' }));
    await appears(() => canvas.getByRole('article', { name: 'Сливочный угорь' }));
  },
});

export const SimilarHidden = meta.story({
  name: 'Похожее скрыли аллергены',
  parameters: {
    route: '/samara/catalog/search?q=зеленый дракон',
    given: [shopOpen(), allergensExcluded(99)],
  },
  play: async ({ canvas }) => {
    await sees(/скрыли исключённые аллергены: /);
    await expect(canvas.queryByText(/Показали похожее/)).toBeNull();
  },
});

export const Empty = meta.story({
  name: 'Пустой запрос',
  parameters: { route: '/samara/catalog/search', given: [shopOpen()] },
});

export const Typed = meta.story({
  name: 'Набор в строке поиска',
  parameters: { route: '/samara/cart', given: [shopOpen()] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Поиск по меню' }), 'том ям');
    await appears(() => canvas.getByRole('article', { name: 'Том ям с морепродуктами' }));
    await expect(canvas.getByRole('searchbox', { name: 'Поиск по меню' })).toHaveFocus();
  },
});

export const OnPhone = meta.story({
  name: 'Найдено, телефон',
  globals: ON_PHONE,
  parameters: { given: [shopOpen()] },
});

export const Loading = meta.story({ name: 'Меню загружается', tags: ['state:loading'], ...menuAwaited });

export const Failed = meta.story({ name: 'Меню не загрузилось', tags: ['state:error'], ...menuMissed });

export const Long = meta.story({
  name: 'Нашлось очень много',
  tags: ['state:long'],
  parameters: { route: '/samara/catalog/search?q=с', given: [shopOpen()] },
  play: async ({ canvas }) => {
    // More of it is drawn as somebody reads on.
    await waitFor(() => {
      canvas.getAllByRole('article').at(-1)?.scrollIntoView();
      return expect(canvas.getAllByRole('article').length).toBeGreaterThan(40);
    });
  },
});

export const Offline = meta.story({ name: 'Нет связи', tags: ['state:offline'], ...offline(shopOpen()) });

export const StopList = meta.story({
  name: 'Найденное закончилось',
  tags: ['state:stopList'],
  parameters: { given: [shopOpen(), outOfStock('Сливочный угорь')] },
  play: async (context) => {
    await appears(() => context.canvas.getByRole('article', { name: 'Сливочный угорь' }));
    await seesOut('Сливочный угорь')(context);
  },
});
