import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import type { Address, AddressId } from '../../src/domain/customer.ts';
import { personal, type StreetLine, type Token } from '../../src/domain/personal.ts';
import { draft } from '../../src/slices/draft.ts';
import { MODAL_TITLES } from '../../src/ui/modals/modalTitles.ts';
import { demoAddress, demoPastOrder, pastItem } from '../../tests/demo.ts';
import { lastOrderLoaded, lineAdded } from '../../tests/given.ts';
import { customerCame, shopOpen } from '../given.ts';
import { appears, dialogGone, log, sees, seesDialog } from '../playing.ts';
import { ON_DESKTOP, WHOLE_SHOP } from '../screen.ts';

const customer = [shopOpen(), customerCame()];
const OTHER: Address = {
  ...demoAddress,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a brand that readers give
  id: 'address-2' as AddressId,
  street: personal<StreetLine>('Вольская'),
};
const twoAddresses = draft('address/listLoaded', { addresses: [demoAddress, OTHER] });

const meta = preview.meta({
  title: '70 События/Профиль, адреса, выход',
  id: '70-events-account',
  globals: ON_DESKTOP,
  parameters: { ...WHOLE_SHOP, route: '/samara/personal', given: customer },
  render: () => <Shop />,
});

export const LoggedOut = meta.story({
  name: 'Покупатель вышел: магазин снова для гостя',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Выйти' }));
    await log.holds('auth/logoutTapped', 'auth/loggedOut', 'view/navigationDue');
    await appears(() => canvas.getByRole('button', { name: 'Войти' }));
  },
});

export const SessionRefused = meta.story({
  name: 'Сессия истекла',
  parameters: {
    given: [
      ...customer,
      ({ auth }) => (auth.token ? draft('auth/sessionRefused', { token: auth.token }) : []),
    ],
  },
  play: () => sees(/^Сессия авторизации истекла/),
});

export const Deleted = meta.story({
  name: 'Аккаунт удалён',
  parameters: {
    route: '/samara/cart',
    given: [...customer, draft('auth/accountDeleteTapped'), draft('auth/accountDeleted')],
  },
  play: async ({ canvas }) => {
    await appears(() => canvas.getByRole('button', { name: 'Войти' }));
  },
});

export const DeleteFailed = meta.story({
  name: 'Аккаунт не удалился',
  parameters: {
    given: [...customer, draft('auth/accountDeleteFailed', { message: 'Ошибка сервера. Попробуйте позже' })],
  },
  play: () => sees('Ошибка сервера. Попробуйте позже'),
});

export const AddressChosen = meta.story({
  name: 'Выбран другой адрес: зона и доставка меняются',
  parameters: {
    route: '/samara/cart',
    given: [
      ...customer,
      lineAdded('Зелёный дракон'),
      twoAddresses,
      draft('address/chosen', { addressId: OTHER.id }),
    ],
  },
  play: async ({ canvas }) => {
    await appears(() => canvas.getByRole('button', { name: /^Получение: .*Вольская/ }));
  },
});

export const AddressDeleted = meta.story({
  name: 'Адрес удалён',
  parameters: {
    route: '/samara/personal/address',
    given: [
      ...customer,
      twoAddresses,
      draft('address/deleteTapped', { addressId: OTHER.id }),
      draft('address/deleted', { addressId: OTHER.id }),
    ],
  },
  play: async ({ canvas }) => {
    await appears(() => canvas.getByRole('button', { name: /^Получение: .*Ленинградская/ }));
    await expect(canvas.queryByText(/Вольская/)).toBeNull();
  },
});

export const AddressesUnknown = meta.story({
  name: 'Адреса не пришли',
  parameters: {
    route: '/samara/personal/address',
    given: [shopOpen(), draft('address/listFailed'), customerCame()],
  },
  play: async ({ canvas }) => {
    await appears(() => canvas.getByRole('navigation', { name: 'Личный кабинет' }));
  },
});

export const HistoryUnknown = meta.story({
  name: 'История заказов не пришла',
  parameters: {
    route: '/samara/personal/history',
    given: [...customer, draft('order/historyFailed')],
  },
  play: async ({ canvas }) => {
    await appears(() => canvas.getByRole('navigation', { name: 'Личный кабинет' }));
  },
});

export const Repeated = meta.story({
  name: 'Прошлый заказ повторён',
  parameters: {
    route: '/samara/cart',
    given: [
      ...customer,
      draft('order/historyLoaded', { orders: [demoPastOrder] }),
      draft('cart/repeatTapped'),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { name: 'Зелёный дракон' })).toBeVisible();
  },
});

export const PastRepeated = meta.story({
  name: 'Заказ из истории повторён',
  parameters: {
    route: '/samara/cart',
    given: [
      ...customer,
      draft('order/historyLoaded', {
        orders: [{ ...demoPastOrder, id: 'order-1', items: [pastItem('Картофель фри', { amount: 2 })] }],
      }),
      draft('cart/pastRepeatTapped', { orderId: 'order-1' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { name: 'Картофель фри' })).toBeVisible();
  },
});

export const RepeatAsks = meta.story({
  name: 'Прошлый заказ не знает выбора: спрашиваем в корзине',
  parameters: {
    route: '/samara/cart',
    given: [
      ...customer,
      lastOrderLoaded({
        items: [pastItem('Зелёный дракон'), pastItem('Собери свой вок', { modifiers: [] })],
      }),
      draft('cart/repeatTapped'),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await seesDialog(MODAL_TITLES.modifiers)();
    await userEvent.keyboard('{Escape}');
    await dialogGone();
    await sees('Не добавили «Собери свой вок»: выбор не сделан');
    await expect(canvas.getByRole('listitem', { name: 'Зелёный дракон' })).toBeVisible();
  },
});

export const AdminLeft = meta.story({
  name: 'Администратор вышел',
  parameters: {
    route: '/admin/overview',
    given: [shopOpen(), draft('view/adminTokenEntered', { token: personal<Token>('demo') })],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Выйти' }));
    await log.holds('view/adminLeft', 'view/navigationDue');
  },
});
