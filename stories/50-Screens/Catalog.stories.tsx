import { expect, screen, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { MODAL_TITLES } from '../../src/ui/modals/modalTitles.ts';
import { lineAdded, orderActive, promoCalculated, type Step } from '../../tests/given.ts';
import { menuAwaited, menuMissed, offline } from '../moments.ts';
import {
  allergensExcluded,
  customerCame,
  filtersChosen,
  menuFailed,
  NIGHT,
  nothingWithoutAllergens,
  outOfStock,
  shopClosed,
  shopOpen,
  shopStopped,
} from '../given.ts';
import { appears, dialogGone, opens, sees, shows } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const meta = preview.meta({
  title: '50 Экраны/Меню',
  id: '50-screens-catalog',
  tags: ['screen:catalog'],
  parameters: { ...WHOLE_SHOP, route: '/samara/catalog' },
  render: () => <Shop />,
});

export const All = meta.story({
  name: 'Всё меню',
  tags: ['state:ready', 'state:long', 'state:guest'],
  parameters: { given: [shopOpen()] },
  play: async ({ canvas }) => {
    const sections = within(canvas.getByRole('navigation', { name: 'Разделы меню' }));
    await expect(sections.getAllByRole('link').length).toBeGreaterThan(10);
  },
});

export const WithCart = meta.story({
  name: 'С блюдами в корзине',
  tags: ['state:ready'],
  parameters: {
    given: [
      shopOpen(),
      customerCame(),
      lineAdded('Зелёный дракон', { quantity: 2 }),
      lineAdded('Канада'),
      promoCalculated(),
    ],
  },
  play: shows('group', 'Количество: Зелёный дракон'),
});

const withOrder = (estimatedAt: string): readonly Step[] => [
  shopOpen(),
  customerCame(),
  orderActive({ status: 'OnWay', estimatedAt: '2026-03-10T12:40:00' }),
  orderActive({ status: 'OnWay', estimatedAt }),
];

export const OrderOnWay = meta.story({
  name: 'Заказ в пути, закреплён строкой',
  tags: ['state:ready'],
  parameters: { given: withOrder('2026-03-10T12:40:00') },
  play: ({ canvas }) => appears(() => canvas.getByRole('link', { name: /^В пути\s*12:30–12:45$/ })),
});

export const OrderLate = meta.story({
  name: 'Заказ задерживается, телефон',
  globals: ON_PHONE,
  parameters: { given: withOrder('2026-03-10T12:55:00') },
  play: ({ canvas }) => appears(() => canvas.getByRole('link', { name: /^Задерживаемся\s*12:45–13:00$/ })),
});

export const WithoutAllergens = meta.story({
  name: 'Исключены аллергены',
  parameters: { given: [shopOpen(), allergensExcluded(2)] },
});

export const Filtered = meta.story({
  name: 'С фильтрами',
  parameters: { given: [shopOpen(), filtersChosen(2)] },
});

export const NothingLeft = meta.story({
  name: 'Под аллергены не подходит ничего',
  tags: ['state:empty'],
  parameters: { given: [shopOpen(), nothingWithoutAllergens, allergensExcluded(99), filtersChosen(1)] },
  play: shows('button', 'Показать блюда с аллергенами'),
});

export const StopList = meta.story({
  name: 'Стоп-лист',
  tags: ['state:stopList'],
  parameters: { given: [shopOpen(), outOfStock('Филадельфия классик', 'Зелёный дракон', 'Канада')] },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('article', { name: 'Зелёный дракон' }));
    await expect(card.getByText('Нет в наличии')).toBeVisible();
    await expect(card.queryByRole('button', { name: /^В корзину/ })).toBeNull();
  },
});

export const Loading = meta.story({ name: 'Загружается', tags: ['state:loading'], ...menuAwaited });

export const Failed = meta.story({ name: 'Не загрузилось', tags: ['state:error'], ...menuMissed });

export const Retried = meta.story({
  name: 'Повтор помог',
  parameters: { given: [menuFailed] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await appears(() => canvas.getByRole('article', { name: 'Зелёный дракон' }));
  },
});

export const RetryFailed = meta.story({
  name: 'Повтор не помог',
  parameters: { given: [menuFailed], http: { 'catalog.all': { status: 500 } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await appears(() => canvas.getByRole('heading', { name: 'Не удалось загрузить меню' }));
  },
});

export const OnPhone = meta.story({
  name: 'Телефон',
  globals: ON_PHONE,
  parameters: { given: [shopOpen()] },
});

export const Offline = meta.story({ name: 'Нет связи', tags: ['state:offline'], ...offline(shopOpen()) });

export const Closed = meta.story({
  name: 'Ночью: добавить нельзя',
  tags: ['state:closed'],
  parameters: { clock: NIGHT, route: '/tolyatti/catalog', given: [shopClosed] },
  play: async (context) => {
    await sees('Сейчас закрыто');
    await sees(/Откроемся в.10:00$/);
    await opens('В корзину: Зелёный дракон', MODAL_TITLES.workTime)(context);
  },
});

export const ClosedWithDishes = meta.story({
  name: 'Ночью с блюдами в корзине: заказать ко времени',
  tags: ['state:closed'],
  parameters: { clock: NIGHT, route: '/tolyatti/catalog', given: [shopClosed, lineAdded('Зелёный дракон')] },
  play: async (context) => {
    await opens(/^Откроемся в.10:00 Выбрать время с.11:00$/, MODAL_TITLES.time)(context);
    await context.userEvent.click(screen.getByRole('button', { name: '11:30' }));
    await dialogGone();
    await appears(() => context.canvas.getByRole('button', { name: /^Откроемся в.10:00 Привезём к.11:30$/ }));
  },
});

export const NotWorking = meta.story({
  name: 'Приём заказов остановлен: меню видно',
  tags: ['state:notWorking'],
  parameters: { given: [shopStopped] },
  play: shows('button', 'В корзину: Зелёный дракон'),
});
