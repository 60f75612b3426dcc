import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { draft } from '../../src/slices/draft.ts';
import { dish } from '../../tests/demo.ts';
import { catalogChanged, lineAdded, promoCalculated, type Step } from '../../tests/given.ts';
import { customerCame, shopOpen } from '../given.ts';
import { appears, sees } from '../playing.ts';
import { ON_PHONE, WHOLE_SHOP } from '../screen.ts';

const someDishes: Step = [lineAdded('Зелёный дракон', { quantity: 2 }), lineAdded('Картофель фри')];
const answered = (): Step => promoCalculated({ freeProducts: [dish('Бесплатная доставка').code] });
const meta = preview.meta({
  title: '50 Экраны/Корзина, возврат изменений',
  id: '50-screens-cartundo',
  tags: ['screen:cart'],
  parameters: { ...WHOLE_SHOP, route: '/samara/cart', given: [shopOpen()] },
  render: () => <Shop />,
});

export const CouponTakenBack = meta.story({
  name: 'Промокод и «Вернуть»',
  parameters: { given: [shopOpen(), customerCame(), someDishes, answered()] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Промокод' }), 'ЖУРАВЛЬ10');
    await userEvent.click(canvas.getByRole('button', { name: 'Применить' }));
    await sees('Ввели промокод');
    await userEvent.click(await canvas.findByRole('button', { name: 'Вернуть' }));
    await appears(() => canvas.getByRole('button', { name: 'Применить' }));
  },
});

export const ReceivingChanged = meta.story({
  name: 'Другой способ получения и «Вернуть», телефон',
  globals: ON_PHONE,
  parameters: { given: [shopOpen(), someDishes, draft('cart/methodChosen', { method: 'self' })] },
  play: async ({ canvas }) => {
    await sees('Выбрали самовывоз');
    await appears(() => canvas.getByRole('button', { name: 'Вернуть' }));
  },
});

export const ByKeyboard = meta.story({
  name: 'Ctrl+Z возвращает по одному изменению',
  parameters: { given: [shopOpen(), someDishes] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить: Зелёный дракон' }));
    await expect(canvas.queryByRole('listitem', { name: 'Зелёный дракон' })).toBeNull();
    await userEvent.keyboard('{Control>}[KeyZ]{/Control}');
    await appears(() => canvas.getByRole('listitem', { name: 'Зелёный дракон' }));
    await sees('Отменили: Убрали: Зелёный дракон');
  },
});

export const NotTakenBack = meta.story({
  name: 'Возвращать нечего: блюдо закончилось',
  tags: ['state:error'],
  parameters: {
    given: [
      shopOpen(),
      someDishes,
      ({ cart }) => cart.lines.slice(0, 1).map(({ id: lineId }) => draft('cart/removeTapped', { lineId })),
      catalogChanged({ 'Зелёный дракон': null }),
      draft('cart/undoTapped'),
    ],
  },
  play: () => sees('Не вернули «Зелёный дракон»: сейчас нет в наличии'),
});
