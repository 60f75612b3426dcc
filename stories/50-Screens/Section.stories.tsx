import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { MODAL_TITLES } from '../../src/ui/modals/modalTitles.ts';
import { menuAwaited, menuMissed, offline } from '../moments.ts';
import {
  allergensExcluded,
  customerCame,
  NIGHT,
  outOfStock,
  shopClosed,
  shopOpen,
  shopStopped,
} from '../given.ts';
import { dialogGone, leadsOnBy, log, opens, sees, seesDialog, seesOut } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const meta = preview.meta({
  title: '50 Экраны/Раздел меню',
  id: '50-screens-section',
  tags: ['screen:catalog-section'],
  parameters: { ...WHOLE_SHOP, route: '/samara/catalog/supy' },
  render: () => <Shop />,
});

export const Soups = meta.story({
  name: 'Раздел',
  tags: ['state:ready'],
  parameters: { given: [shopOpen()] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Супы', level: 1 })).toBeVisible();
  },
});

export const WithoutAllergens = meta.story({
  name: 'Аллергены скрыли весь раздел',
  tags: ['state:empty'],
  parameters: { given: [shopOpen(), allergensExcluded(99)] },
  play: () => leadsOnBy('Показать блюда с аллергенами'),
});

export const Stepper = meta.story({
  name: 'Счётчик на карточке',
  parameters: { given: [shopOpen(), customerCame()] },
  play: async ({ canvas, userEvent }) => {
    const card = within(canvas.getByRole('article', { name: 'Рамен со свининой' }));
    await userEvent.click(card.getByRole('button', { name: 'В корзину: Рамен со свининой' }));
    const more = await card.findByRole('button', { name: 'Увеличить количество' });
    await expect(more).toHaveFocus();
    await userEvent.click(more);
    await expect(canvas.getByRole('link', { name: 'Корзина, 2 товара' })).toBeVisible();
    await log.holds('cart/addTapped', 'cart/lineAdded', 'cart/incrementTapped', 'cart/quantityChanged');
    const less = card.getByRole('button', { name: 'Уменьшить количество' });
    await userEvent.click(less);
    await userEvent.click(less);
    await expect(card.getByRole('button', { name: 'В корзину: Рамен со свининой' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Корзина, пусто' })).toBeVisible();
  },
});

export const GuestAdds = meta.story({
  name: 'Гостя просят войти после добавления',
  tags: ['state:guest'],
  parameters: { given: [shopOpen()] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'В корзину: Рамен со свининой' }));
    await seesDialog(MODAL_TITLES.auth)();
    await userEvent.keyboard('{Escape}');
    await dialogGone();
    await expect(canvas.getByRole('group', { name: 'Количество: Рамен со свининой' })).toBeVisible();
  },
});

export const OnPhone = meta.story({
  name: 'Телефон',
  globals: ON_PHONE,
  parameters: { given: [shopOpen()] },
});

export const Loading = meta.story({ name: 'Меню загружается', tags: ['state:loading'], ...menuAwaited });

export const Long = meta.story({
  name: 'Самый длинный раздел',
  tags: ['state:long'],
  parameters: { route: '/samara/catalog/rolly', given: [shopOpen()] },
  play: async ({ canvas }) => {
    // More of it is drawn as somebody reads on.
    await waitFor(() => {
      canvas.getAllByRole('article').at(-1)?.scrollIntoView();
      return expect(canvas.getAllByRole('article').length).toBeGreaterThan(12);
    });
  },
});

export const Failed = meta.story({ name: 'Меню не загрузилось', tags: ['state:error'], ...menuMissed });

export const Offline = meta.story({ name: 'Нет связи', tags: ['state:offline'], ...offline(shopOpen()) });

export const Closed = meta.story({
  name: 'Ночью: добавить нельзя',
  tags: ['state:closed'],
  parameters: { clock: NIGHT, route: '/tolyatti/catalog/supy', given: [shopClosed] },
  play: async (context) => {
    await sees('Сейчас закрыто');
    await opens('В корзину: Рамен со свининой', MODAL_TITLES.workTime)(context);
  },
});

export const NotWorking = meta.story({
  name: 'Приём заказов остановлен: добавить нельзя',
  tags: ['state:notWorking'],
  parameters: { given: [shopStopped] },
  play: opens('В корзину: Рамен со свининой', MODAL_TITLES.notWorking),
});

export const StopList = meta.story({
  name: 'Блюдо закончилось',
  tags: ['state:stopList'],
  parameters: { given: [shopOpen(), outOfStock('Рамен со свининой')] },
  play: seesOut('Рамен со свининой'),
});
