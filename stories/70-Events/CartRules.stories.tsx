import { expect, screen, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { DELIVERY_TERMINALS } from '../../mocks/chain/restaurants.ts';
import { Shop } from '../../src/app/Shop.tsx';
import type { ZoneId } from '../../src/domain/catalog.ts';
import { fromRoubles } from '../../src/domain/money.ts';
import { draft } from '../../src/slices/draft.ts';
import { dish, NOW } from '../../tests/demo.ts';
import { addressSelected, lineAdded, promoCalculated, signedIn } from '../../tests/given.ts';
import { settingsChange } from '../live.ts';
import { customerCame, outOfStock, pickupChosen, shopOpen } from '../given.ts';
import { appears, dialogGone, happens, log } from '../playing.ts';
import { WHOLE_SHOP } from '../screen.ts';

const WOK_GIFT = dish('Вок с курицей в подарок');
const dragon = lineAdded('Зелёный дракон', { quantity: 2 });
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a zone of the demo
const NORTH = 'samara-north' as ZoneId;
/** Every city has lost its first restaurant. */
const WITHOUT_FIRST = Object.fromEntries(
  Object.entries(DELIVERY_TERMINALS).map(([city, restaurants]) => [city, restaurants.slice(1)]),
);

const meta = preview.meta({
  title: '70 События/Правила корзины',
  id: '70-events-cartrules',
  parameters: { ...WHOLE_SHOP, route: '/samara/cart' },
  render: () => <Shop />,
});

export const GiftAsked = meta.story({
  name: 'Подарок с выбором: магазин спрашивает какой',
  parameters: {
    given: [shopOpen(), customerCame(), dragon, promoCalculated({ freeProducts: [WOK_GIFT.code] })],
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', {}));
    for (const group of dialog.getAllByRole('radiogroup')) {
      const [first] = within(group).getAllByRole('radio');
      if (first) await userEvent.click(first);
    }
    await userEvent.click(dialog.getByRole('button', { name: /^Добавить/ }));
    await dialogGone();
    await log.holds('cart/giftChosen', 'modal/closed', 'cart/ruledLinesChanged');
    await expect(canvas.getByRole('listitem', { name: new RegExp(`^${WOK_GIFT.name}`) })).toBeVisible();
  },
});

export const BonusCut = meta.story({
  name: 'Корзина уменьшилась, и бонусов хватит меньше',
  parameters: {
    given: [
      shopOpen(),
      customerCame({ balance: fromRoubles(5_000) }),
      dragon,
      promoCalculated(),
      draft('cart/bonusTyped', { sum: fromRoubles(1_000) }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const amount = within(canvas.getByRole('group', { name: 'Количество: Зелёный дракон' }));
    await userEvent.click(amount.getByRole('button', { name: 'Уменьшить количество' }));
    await log.holds('cart/decrementTapped', 'cart/quantityChanged', 'cart/bonusCut');
  },
});

export const CouponRemoved = meta.story({
  name: 'Промокод убрали: скидка ушла',
  parameters: {
    given: [
      shopOpen(),
      customerCame(),
      dragon,
      draft('cart/couponSubmitted', { code: 'ЖУРАВЛЬ10' }),
      promoCalculated({ discountTotal: fromRoubles(100) }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Убрать промокод' }));
    await log.holds('cart/couponRemoved', 'cart/promoCalculationDue', 'cart/promoCalculated');
  },
});

export const CalculationFailed = meta.story({
  name: 'Скидку не удалось посчитать: корзина жива',
  parameters: {
    given: [shopOpen(), customerCame(), dragon],
    http: { 'promo.calculate': { status: 500 } },
  },
  play: async ({ canvas, userEvent }) => {
    const amount = within(canvas.getByRole('group', { name: 'Количество: Зелёный дракон' }));
    await userEvent.click(amount.getByRole('button', { name: 'Увеличить количество' }));
    await log.holds('cart/quantityChanged', 'cart/promoCalculationDue', 'cart/promoCalculationFailed');
    await expect(canvas.getByRole('listitem', { name: 'Зелёный дракон' })).toBeVisible();
  },
});

export const HighlightPassed = meta.story({
  name: 'Подсветка нового блюда гаснет через секунду',
  parameters: { given: [shopOpen(), customerCame()], route: '/samara/catalog/supy' },
  play: async ({ canvas, userEvent }) => {
    const card = within(canvas.getByRole('article', { name: 'Рамен со свининой' }));
    await userEvent.click(card.getByRole('button', { name: 'В корзину: Рамен со свининой' }));
    await log.holds('cart/addTapped', 'cart/lineAdded', 'cart/highlightPassed');
  },
});

export const UndoPassed = meta.story({
  name: '«Вернуть» предлагают шесть секунд',
  parameters: {
    given: [
      shopOpen(),
      dragon,
      ({ cart }) => cart.lines.slice(0, 1).map(({ id: lineId }) => draft('cart/removeTapped', { lineId })),
      draft('cart/undoPassed'),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Корзина пуста' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Вернуть' })).toBeNull();
  },
});

export const RestaurantLost = meta.story({
  name: 'Выбранный ресторан закрыли: его просят выбрать заново',
  parameters: {
    route: '/samara/checkout',
    given: [shopOpen(), customerCame(), pickupChosen, dragon],
    ...settingsChange({ DELIVERY_TERMINALS: WITHOUT_FIRST }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Ресторан: не выбран' });
    await log.holds('setting/reloadPushed', 'setting/loaded', 'cart/restaurantLost');
    await expect(canvas.getByText('Откуда заберёте заказ')).toBeVisible();
  },
});

export const TimeLost = meta.story({
  name: 'Выбранное время прошло: снова как можно скорее',
  parameters: {
    route: '/samara/checkout',
    given: [
      shopOpen(),
      customerCame(),
      dragon,
      draft('cart/timeChosen', { at: new Date(NOW - 60_000).toISOString() }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Время: .*11:59/ })).toBeVisible();
    happens(draft('view/minutePassed'));
    await log.holds('view/minutePassed', 'cart/timeLost');
    await appears(() => canvas.getByRole('button', { name: 'Время: Как можно скорее' }));
  },
});

export const ProductRemoved = meta.story({
  name: 'Блюда больше нет: его убирают из корзины с карточки',
  parameters: {
    route: '/samara/catalog/supy',
    given: [shopOpen(), outOfStock('Рамен со свининой'), lineAdded('Рамен со свининой')],
  },
  play: async ({ canvas, userEvent }) => {
    const remove = await canvas.findByRole('button', { name: 'Убрать из корзины: Рамен со свининой' });
    await userEvent.click(remove);
    await log.holds('cart/productRemoveTapped', 'cart/lineRemoved');
    await appears(() => canvas.getByRole('link', { name: 'Корзина, пусто' }));
  },
});

export const ZoneLost = meta.story({
  name: 'Условия зоны не пришли: в силе условия города',
  parameters: {
    route: '/samara/checkout',
    given: [shopOpen(), signedIn(), addressSelected({ zoneId: NORTH }), dragon, promoCalculated()],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /до минимальной суммы$/ })).toBeDisabled();
    happens(draft('city/zoneDeliveryLost', { zoneId: NORTH }));
    await appears(() => canvas.getByRole('button', { name: /^Заказать за/ }));
  },
});
