import { expect, screen, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Shop } from '../../src/app/Shop.tsx';
import { DEFAULT_DELIVERY_TEXT } from '../../src/domain/chain.ts';
import { draft } from '../../src/slices/draft.ts';
import { MODAL_TITLES } from '../../src/ui/modals/modalTitles.ts';
import { catalogLoaded, lineAdded, promoCalculated, restored, settingsLoaded } from '../../tests/given.ts';
import { customerCame, dialogAsked, menuFailed, shopOpen } from '../given.ts';
import { appears, dialogGone, dialogNamed, log } from '../playing.ts';
import { WHOLE_SHOP } from '../screen.ts';

const BROKEN = { status: 500 } as const;

const meta = preview.meta({
  title: '70 События/То, что не пришло',
  id: '70-events-failures',
  parameters: { ...WHOLE_SHOP, route: '/samara' },
  render: () => <Shop />,
});

/** What is only logged (specification, section 8): the customer reads no word of it. */
export const ListsAfterLogin = meta.story({
  name: 'Вход удался, а списки покупателя не пришли',
  parameters: {
    given: [shopOpen(), dialogAsked({ kind: 'auth' })],
    http: {
      'address.list': BROKEN,
      'like.list': BROKEN,
      'notification.list': BROKEN,
      'order.active': BROKEN,
      'order.last': BROKEN,
      'order.history': BROKEN,
      'promo.list': BROKEN,
    },
  },
  play: async ({ canvas, userEvent }) => {
    const login = within(await dialogNamed(MODAL_TITLES.auth));
    await userEvent.type(login.getByRole('textbox', { name: 'Телефон' }), '9271234567');
    await userEvent.click(login.getByRole('checkbox', { name: 'Согласие на обработку персональных данных' }));
    await userEvent.click(login.getByRole('button', { name: 'Войти' }));
    await dialogGone();
    await log.holds('auth/loggedIn', 'user/profileDue', 'notification/listFailed');
    await log.holds('auth/loggedIn', 'order/lastFailed');
    await log.holds('auth/loggedIn', 'promo/listFailed');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const AddressStays = meta.story({
  name: 'Адрес не удалился и остался в списке',
  parameters: {
    route: '/samara/personal/address',
    given: [shopOpen(), customerCame()],
    http: { 'address.remove': BROKEN },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Удалить/ }));
    await log.holds('address/deleteTapped', 'address/deleteFailed');
    await appears(() => canvas.getByRole('button', { name: /^Получение: .*Ленинградская/ }));
  },
});

export const ProfileUnknown = meta.story({
  name: 'Профиль не обновился: показан прежний',
  parameters: {
    route: '/samara/personal',
    given: [shopOpen(), customerCame(), draft('user/profileFailed')],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Личный кабинет' })).toBeVisible();
  },
});

export const NothingLoads = meta.story({
  name: 'Не пришло ничего, и повтор не помог',
  parameters: {
    given: [draft('city/listFailed'), draft('setting/loadFailed'), menuFailed],
    http: { 'setting.all': BROKEN, 'catalog.all': BROKEN },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await log.holds('catalog/retryTapped', 'catalog/reloadDue');
    await log.holds('catalog/retryTapped', 'setting/loadFailed');
    await log.holds('catalog/retryTapped', 'catalog/loadFailed');
  },
});

export const CitiesUnknown = meta.story({
  name: 'Города не пришли, а меню пришло: страница ждёт их, а не говорит, что её нет',
  parameters: {
    given: [settingsLoaded(), catalogLoaded(), draft('city/listFailed')],
    http: { 'city.list': BROKEN },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await log.holds('catalog/retryTapped', 'city/listFailed');
    await appears(() => canvas.getByRole('button', { name: 'Повторить' }));
  },
});

export const TextsUnknown = meta.story({
  name: 'Тексты о доставке не пришли: в силе свои',
  parameters: {
    route: '/samara/checkout',
    given: [
      restored(),
      draft('setting/deliveryTextFailed'),
      shopOpen(),
      customerCame(),
      lineAdded('Сет «На двоих», 22 шт'),
      promoCalculated(),
    ],
    http: { 'setting.checkoutDeliveryText': BROKEN },
  },
  play: () => appears(() => screen.getByText(new RegExp(DEFAULT_DELIVERY_TEXT.delivery.title))),
});
