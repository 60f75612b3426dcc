import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { MODAL_TITLES } from '../../src/ui/modals/modalTitles.ts';
import { shopOpen } from '../given.ts';
import { appears, dialogGone, dialogNamed, log, type Playing } from '../playing.ts';
import { WHOLE_SHOP } from '../screen.ts';

const addsWok = async ({ canvas, userEvent }: Playing): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name: 'В корзину: Вок с говядиной' }));
  const choice = within(await dialogNamed(MODAL_TITLES.modifiers));
  await userEvent.click(choice.getByRole('radio', { name: /^Соба/ }));
  await userEvent.click(choice.getByRole('button', { name: /^Добавить за/ }));
};

const logsIn = async ({ userEvent }: Playing): Promise<void> => {
  const login = within(await dialogNamed(MODAL_TITLES.auth));
  await userEvent.type(login.getByRole('textbox', { name: 'Телефон' }), '9271234567');
  await userEvent.type(login.getByRole('textbox', { name: 'Имя' }), 'Вера');
  await userEvent.click(login.getByRole('checkbox', { name: 'Согласие на обработку персональных данных' }));
  await userEvent.click(login.getByRole('button', { name: 'Войти' }));
  await dialogGone();
};

const goesToCheckout = async ({ canvas, userEvent }: Playing): Promise<void> => {
  await userEvent.click(await canvas.findByRole('link', { name: 'Корзина, 1 товар' }));
  await appears(() => canvas.getByRole('listitem', { name: 'Вок с говядиной' }));
  await userEvent.click(canvas.getByRole('link', { name: 'Оформить заказ' }));
};

const choosesPickup = async ({ userEvent }: Playing): Promise<void> => {
  const method = within(await dialogNamed(MODAL_TITLES.deliveryChoice));
  await userEvent.click(method.getByRole('button', { name: 'Самовывоз' }));
  const restaurants = within(await dialogNamed(MODAL_TITLES.restaurants));
  await userEvent.click(restaurants.getByRole('button', { name: 'Журавль на Кирова' }));
  await dialogGone();
};

const orders = async ({ canvas, userEvent }: Playing): Promise<void> => {
  const button = await canvas.findByRole('button', { name: /^Заказать за/ });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
  await userEvent.click(button);
  await appears(() => canvas.getByRole('heading', { name: /^Заказ\s№\s\d+ оформлен$/ }));
  await appears(() => canvas.getByRole('region', { name: 'Ваш заказ' }));
};

const meta = preview.meta({
  title: '60 Пути/Заказ',
  id: '60-journeys-order',
  tags: ['journey'],
  parameters: { ...WHOLE_SHOP, route: '/samara/catalog/vok', given: [shopOpen()] },
  render: () => <Shop />,
});

export const GuestOrders = meta.story({
  name: 'Гость собирает вок, входит и заказывает',
  play: async (context) => {
    const { step } = context;
    await step('Добавляет блюдо с выбором', () => addsWok(context));
    await step('Входит', () => logsIn(context));
    await step('Идёт через корзину к оформлению', () => goesToCheckout(context));
    await step('Выбирает самовывоз', () => choosesPickup(context));
    await step('Заказывает', () => orders(context));
    await log.holds(
      ...(['cart/lineAdded', 'auth/loginSubmitted', 'auth/loggedIn'] as const),
      ...(['cart/promoCalculated', 'cart/methodChosen', 'cart/restaurantChosen'] as const),
      ...(['cart/orderTapped', 'cart/intentMade', 'cart/orderPlaced'] as const),
    );
    await log.lacks('cart/orderRefused', 'cart/orderUncertain', 'cart/totalAccepted');
  },
});
