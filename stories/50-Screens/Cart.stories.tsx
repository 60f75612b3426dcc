import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import type { ZoneId } from '../../src/domain/catalog.ts';
import { fromRoubles } from '../../src/domain/money.ts';
import { draft } from '../../src/slices/draft.ts';
import { dish, firstOptions, options } from '../../tests/demo.ts';
import type { PromoAnswer } from '../../src/slices/cart/coupons/state.ts';
import { MODAL_TITLES } from '../../src/ui/modals/modalTitles.ts';
import { addressSelected, catalogChanged, lineAdded, promoCalculated, type Step } from '../../tests/given.ts';
import { customerCame, manyDishes, shopOpen } from '../given.ts';
import { appears, dialogGone, dialogNamed, sees, seesDialog, shows, leadsOnBy } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const someDishes: Step = [
  lineAdded('Зелёный дракон', { quantity: 2 }),
  lineAdded('Вок с говядиной', { modifiers: firstOptions(dish('Вок с говядиной')) }),
  lineAdded('Пепперони классик', {
    modifiers: options(dish('Пепперони классик'), 'Средняя 30 см', 'Моцарелла', 'Сырный борт'),
  }),
];
const FREE_DELIVERY = dish('Бесплатная доставка').code;
/** What the promo calculation answers to a sum from which the delivery is free. */
const answered = (answer: Partial<PromoAnswer> = {}): Step =>
  promoCalculated({ freeProducts: [FREE_DELIVERY], ...answer });
const giftAndDiscount: Step = [
  lineAdded('Зелёный дракон', { quantity: 2 }),
  lineAdded('Вок с говядиной', { modifiers: firstOptions(dish('Вок с говядиной')) }),
  lineAdded('Луковые кольца', { quantity: 3 }),
  draft('cart/couponSubmitted', { code: 'ЖУРАВЛЬ10' }),
  answered({
    discountTotal: fromRoubles(233.4),
    freeProducts: [dish('Картофель фри в подарок').code, FREE_DELIVERY],
  }),
];
const lostMargherita = {
  code: dish('Пицца Маргарита в подарок').code,
  name: 'Пицца Маргарита в подарок',
  missing: fromRoubles(322),
};
const lostPizza: Step = [
  lineAdded('Зелёный дракон', { quantity: 2 }),
  draft('cart/couponSubmitted', { code: 'ПОДАРОК' }),
  promoCalculated({
    lostGift: lostMargherita,
  }),
];
const meta = preview.meta({
  title: '50 Экраны/Корзина',
  id: '50-screens-cart',
  tags: ['screen:cart'],
  parameters: { ...WHOLE_SHOP, route: '/samara/cart', given: [shopOpen()] },
  render: () => <Shop />,
});

export const Guest = meta.story({
  name: 'Гость',
  tags: ['state:guest'],
  parameters: { given: [shopOpen(), someDishes] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('listitem', { name: 'Зелёный дракон' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Оформить заказ' }));
    await seesDialog(MODAL_TITLES.auth)();
  },
});

export const GiftAndDiscount = meta.story({
  name: 'Покупатель с подарком и скидкой',
  tags: ['state:ready'],
  parameters: {
    given: [shopOpen(), customerCame(), giftAndDiscount, draft('cart/bonusTyped', { sum: fromRoubles(100) })],
  },
  play: async ({ canvas }) => {
    const sums = within(canvas.getByRole('region', { name: 'Сумма заказа' }));
    for (const row of ['Товары', 'Доставка', 'Сервисный сбор', 'Скидка', 'Бонусы', 'Итого'])
      await expect(sums.getByText(row)).toBeVisible();
    await expect(canvas.getByRole('listitem', { name: /^Картофель фри в подарок/ })).toBeVisible();
  },
});

export const LostGift = meta.story({
  name: 'До подарка немного не хватает',
  parameters: { given: [shopOpen(), customerCame(), lostPizza] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/Пицца Маргарита в подарок/)).toHaveLength(1);
  },
});

export const LostGiftOnBar = meta.story({
  name: 'До подарка немного не хватает, доставка бесплатная',
  parameters: {
    given: [
      shopOpen(),
      customerCame(),
      lineAdded('Зелёный дракон', { quantity: 4 }),
      draft('cart/couponSubmitted', { code: 'ПОДАРОК' }),
      answered({ lostGift: lostMargherita }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'До подарка' })).toBeVisible();
    await expect(canvas.getAllByText(/Пицца Маргарита в подарок/)).toHaveLength(1);
    await expect(canvas.getByText('Принят, сработает вместе с подарком')).toBeVisible();
  },
});

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a brand that readers give
const FAR_ZONE = 'samara-north' as ZoneId;

/** Below the least sum of the zone the cart says so, long before the checkout. */
export const BelowMinimum = meta.story({
  name: 'Меньше минимальной суммы, телефон',
  globals: ON_PHONE,
  parameters: {
    given: [shopOpen(), customerCame(), addressSelected({ zoneId: FAR_ZONE }), lineAdded('Картофель фри')],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'До минимальной суммы' })).toBeVisible();
    await expect(canvas.getAllByText(/^Ещё .+ до минимальной суммы$/)).toHaveLength(2);
  },
});

export const CouponRejected = meta.story({
  name: 'Промокод отклонён',
  tags: ['state:error'],
  parameters: {
    given: [
      shopOpen(),
      customerCame(),
      someDishes,
      draft('cart/couponSubmitted', { code: 'ЛЕТО' }),
      answered({ loyaltyErrors: ['Срок действия промокода «ЛЕТО» истёк'] }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Промокод' })).toBeInvalid();
  },
});

export const CouponApplied = meta.story({
  name: 'Промокод применяется',
  parameters: { given: [shopOpen(), customerCame(), someDishes, answered()] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Промокод' }), 'ЖУРАВЛЬ10');
    await userEvent.click(canvas.getByRole('button', { name: 'Применить' }));
    await appears(() => canvas.getByRole('button', { name: 'Убрать промокод' }));
    await expect(canvas.getByText('Скидка')).toBeVisible();
  },
});

export const GuestWithCoupon = meta.story({
  name: 'Промокод ждёт входа',
  parameters: { given: [shopOpen(), someDishes, draft('cart/couponSubmitted', { code: 'ЖУРАВЛЬ10' })] },
});

export const Calculating = meta.story({
  name: 'Сумма считается',
  parameters: { given: [shopOpen(), customerCame(), someDishes] },
});

export const PriceChanged = meta.story({
  name: 'Изменилась цена',
  tags: ['state:error'],
  parameters: {
    given: [
      shopOpen(),
      customerCame(),
      someDishes,
      () => catalogChanged({ 'Зелёный дракон': { price: fromRoubles(649) } }),
      promoCalculated(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await seesDialog(MODAL_TITLES.cartErrors)();
    const dialog = within(await dialogNamed(MODAL_TITLES.cartErrors));
    await expect(dialog.getByText(/^649/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await dialogGone();
    await expect(canvas.queryByRole('listitem', { name: 'Зелёный дракон' })).toBeNull();
  },
});

export const Removed = meta.story({
  name: 'Удаление и «Вернуть»',
  parameters: { given: [shopOpen(), someDishes] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить: Зелёный дракон' }));
    await expect(canvas.queryByRole('listitem', { name: 'Зелёный дракон' })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Вернуть' }));
    await appears(() => canvas.getByRole('listitem', { name: 'Зелёный дракон' }));
  },
});

export const Cleared = meta.story({
  name: 'Очистка и «Вернуть»',
  parameters: { given: [shopOpen(), customerCame(), someDishes, draft('cart/clearTapped')] },
  play: async ({ canvas, userEvent }) => {
    await sees('Корзина очищена');
    await userEvent.click(await canvas.findByRole('button', { name: 'Вернуть' }));
    await appears(() => canvas.getByRole('listitem', { name: 'Зелёный дракон' }));
    await expect(
      within(canvas.getByRole('list', { name: 'Состав заказа' })).getAllByRole('listitem'),
    ).not.toHaveLength(1);
  },
});

export const Reduced = meta.story({
  name: 'Меньше порций и «Вернуть», телефон',
  globals: ON_PHONE,
  parameters: { given: [shopOpen(), someDishes] },
  play: async ({ canvas, userEvent }) => {
    const dragon = within(canvas.getByRole('group', { name: 'Количество: Зелёный дракон' }));
    await userEvent.click(dragon.getByRole('button', { name: 'Уменьшить количество' }));
    await sees('Зелёный дракон: было 2, стало 1');
    await userEvent.click(await canvas.findByRole('button', { name: 'Вернуть' }));
    await appears(() => dragon.getByText('2'));
  },
});

/** A tap on a line opens its dish with what was chosen; saving changes that very line. */
export const Edited = meta.story({
  name: 'Изменение позиции',
  parameters: { given: [shopOpen(), someDishes] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Пепперони классик' }));
    const dialog = within(await dialogNamed('Пепперони классик'));
    await expect(dialog.getByRole('radio', { name: /Средняя 30 см/ })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: /Моцарелла/ })).toBeChecked();
    await userEvent.click(dialog.getByRole('checkbox', { name: /Моцарелла/ }));
    await userEvent.click(dialog.getByRole('button', { name: /^Сохранить за/ }));
    await dialogGone();
    const line = within(canvas.getByRole('listitem', { name: 'Пепперони классик' }));
    await expect(line.queryByText('Моцарелла')).toBeNull();
    await expect(line.getByText('Средняя 30 см')).toBeVisible();
  },
});

export const Empty = meta.story({
  name: 'Пусто',
  tags: ['state:empty'],
  play: async (context) => {
    await leadsOnBy('В меню');
    // Where nothing was changed it takes nothing back.
    await context.userEvent.keyboard('{Control>}[KeyZ]{/Control}');
    await shows('heading', 'Корзина пуста')(context);
  },
});

export const EmptyWithLastOrder = meta.story({
  name: 'Пусто, есть прошлый заказ',
  tags: ['state:empty'],
  parameters: { given: [shopOpen(), customerCame()] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить заказ' }));
    await appears(() => canvas.getByRole('listitem', { name: 'Зелёный дракон' }));
  },
});

export const Long = meta.story({
  name: 'Много блюд',
  tags: ['state:long'],
  parameters: { given: [shopOpen(), manyDishes(24)] },
});

export const OnPhone = meta.story({
  name: 'Подарок и скидка, телефон',
  tags: ['state:ready'],
  globals: ON_PHONE,
  parameters: { given: [shopOpen(), customerCame(), giftAndDiscount] },
});

export const EmptyOnPhone = meta.story({
  name: 'Пусто, телефон',
  tags: ['state:empty'],
  globals: ON_PHONE,
});
