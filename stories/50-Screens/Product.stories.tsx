import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { MODAL_TITLES } from '../../src/ui/modals/modalTitles.ts';
import { dish } from '../../tests/demo.ts';
import { catalogChanged } from '../../tests/given.ts';
import { menuAwaited, menuMissed, offline } from '../moments.ts';
import { customerCame, NIGHT, outOfStock, shopClosed, shopOpen, shopStopped } from '../given.ts';
import { appears, opens } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const pageOf = (section: string, name: string): string => `/samara/catalog/${section}/${dish(name).slug}`;
const bare = () =>
  catalogChanged({ 'Зелёный дракон': { image: null, energy: null, description: '', weight: null } });

const meta = preview.meta({
  title: '50 Экраны/Блюдо',
  id: '50-screens-product',
  tags: ['screen:catalog-section-product'],
  parameters: { ...WHOLE_SHOP, route: pageOf('rolly', 'Зелёный дракон') },
  render: () => <Shop />,
});

export const Plain = meta.story({
  name: 'Обычное блюдо',
  tags: ['state:guest'],
  parameters: { given: [shopOpen()] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Зелёный дракон', level: 1 })).toBeVisible();
  },
});

export const RequiredModifiers = meta.story({
  name: 'С обязательным выбором',
  parameters: { route: pageOf('sety', 'Сет «Плюс один ролл», 32 шт'), given: [shopOpen(), customerCame()] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Добавить за/ }));
    const rolls = within(canvas.getByRole('radiogroup', { name: /^Ролл в сет/ }));
    await expect(rolls.getByText('Выберите один из вариантов')).toBeVisible();
    await expect(rolls.getAllByRole('radio')[0]).toHaveFocus();
  },
});

export const Pizza = meta.story({
  name: 'Пицца: размер, борт, добавки',
  tags: ['state:long'],
  parameters: { route: pageOf('pitstsa', 'Маргарита'), given: [shopOpen()] },
});

export const OutOfStock = meta.story({
  name: 'Нет в наличии',
  tags: ['state:stopList'],
  parameters: { given: [shopOpen(), outOfStock('Зелёный дракон')] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Нет в наличии' })).toBeDisabled();
  },
});

export const Bare = meta.story({
  name: 'Без фото и описания',
  tags: ['state:empty'],
  parameters: { given: [shopOpen(), bare] },
});

export const Added = meta.story({
  name: 'Добавлено в корзину',
  tags: ['state:ready'],
  parameters: { given: [shopOpen(), customerCame()] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Добавить за/ }));
    await appears(() => canvas.getByRole('link', { name: 'Корзина, 1 товар' }));
  },
});

export const OnPhone = meta.story({
  name: 'С обязательным выбором, телефон',
  globals: ON_PHONE,
  parameters: { route: pageOf('vok', 'Собери свой вок'), given: [shopOpen()] },
});

export const Loading = meta.story({ name: 'Меню загружается', tags: ['state:loading'], ...menuAwaited });

export const Failed = meta.story({ name: 'Меню не загрузилось', tags: ['state:error'], ...menuMissed });

export const Offline = meta.story({ name: 'Нет связи', tags: ['state:offline'], ...offline(shopOpen()) });

export const Closed = meta.story({
  name: 'Ночью: добавить нельзя',
  tags: ['state:closed'],
  parameters: {
    clock: NIGHT,
    route: pageOf('rolly', 'Зелёный дракон').replace('samara', 'tolyatti'),
    given: [shopClosed],
  },
  play: opens(/^Добавить за/, MODAL_TITLES.workTime),
});

export const NotWorking = meta.story({
  name: 'Приём заказов остановлен: добавить нельзя',
  tags: ['state:notWorking'],
  parameters: { given: [shopStopped] },
  play: opens(/^Добавить за/, MODAL_TITLES.notWorking),
});
