import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { secret } from '../../src/kernel/event.ts';
import { draft } from '../../src/slices/draft.ts';
import type { AppDraft } from '../../src/slices/events.ts';
import { isShared } from '../../src/slices/shared.ts';
import type { AppState } from '../../src/slices/state.ts';
import { dish, NOW } from '../../tests/demo.ts';
import { commit, lineAdded, lineFor, promoCalculated, type Step } from '../../tests/given.ts';
import { idsFrom } from '../../tests/world.ts';
import { customerCame, orderSent, shopOpen } from '../given.ts';
import { appears, sees } from '../playing.ts';
import { ON_DESKTOP, WHOLE_SHOP } from '../screen.ts';

/** What another tab with the same state hands on when this happens in it. */
const toldByTab =
  (happened: AppDraft): Step =>
  (state) => {
    const { events } = commit(state, happened, { now: () => NOW, newId: idsFrom('tab-') });
    return draft('view/factsArrived', { facts: secret(events.filter(isShared)) });
  };
const adding = draft('cart/addTapped', { productId: dish('Зелёный дракон').id, choice: null, quantity: 2 });

/** The cart that another tab has stored meanwhile. */
const storedCart = ({ cart }: AppState): AppState['cart'] => ({
  ...cart,
  lines: [...cart.lines, lineFor('Картофель фри')],
});
const keyOf = ({ cart }: AppState): string => cart.intent?.key ?? '';

const meta = preview.meta({
  title: '70 События/Соседние вкладки',
  id: '70-events-tabs',
  parameters: { ...WHOLE_SHOP, route: '/samara/cart' },
  render: () => <Shop />,
});

export const FactsArrive = meta.story({
  name: 'Блюдо добавили в соседней вкладке',
  parameters: { given: [shopOpen(), toldByTab(adding)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { name: 'Зелёный дракон' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Корзина, 2 товара' })).toBeVisible();
  },
});

export const SlicesArrive = meta.story({
  name: 'Соседняя вкладка знает больше: её корзина заменяет эту',
  parameters: {
    given: [
      shopOpen(),
      lineAdded('Зелёный дракон'),
      (state) => draft('view/slicesArrived', { saved: secret({ cart: storedCart(state) }), isLogin: false }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { name: 'Картофель фри' })).toBeVisible();
    await expect(canvas.getByRole('listitem', { name: 'Зелёный дракон' })).toBeVisible();
  },
});

export const LoggedOutElsewhere = meta.story({
  name: 'Вышли в соседней вкладке',
  globals: ON_DESKTOP,
  parameters: { given: [shopOpen(), customerCame(), draft('auth/endedElsewhere')] },
  play: async ({ canvas }) => {
    await appears(() => canvas.getByRole('button', { name: 'Войти' }));
  },
});

export const CartReplaced = meta.story({
  name: 'Заказ не ушёл: в соседней вкладке уже другая корзина',
  parameters: {
    given: [
      shopOpen(),
      customerCame(),
      lineAdded('Зелёный дракон'),
      promoCalculated(),
      orderSent,
      (state) =>
        draft('cart/replaced', {
          key: keyOf(state),
          cart: secret({ ...storedCart(state), intent: null }),
        }),
    ],
  },
  play: async () => {
    await sees('Корзина изменилась в другой вкладке. Проверьте заказ');
  },
});
