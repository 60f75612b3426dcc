import { formatAddress } from '../../../src/domain/address.ts';
import type { AddressId } from '../../../src/domain/customer.ts';
import { selectAddressesByCity } from '../../../src/slices/address/byCitySelectors.ts';
import type { addressEvents } from '../../../src/slices/address/events.ts';
import type { authEvents } from '../../../src/slices/auth/events.ts';
import type { Stating } from '../../../src/kernel/event.ts';
import { selectAllergenChoice } from '../../../src/slices/setting/selectors.ts';
import type { AppState } from '../../../src/slices/state.ts';
import { selectWaiting } from '../../../src/slices/user/waiting/selectors.ts';
import type { userEvents } from '../../../src/slices/user/events.ts';
import { waitingWords } from '../../../src/ui/waiting/waitingWords.ts';
import { MODAL_TITLES } from '../../../src/ui/modals/modalTitles.ts';
import { by, check, dialog, fill, press, type Lines, type Press } from './words.ts';

type Pressed = Stating<
  typeof addressEvents & typeof authEvents & typeof userEvents,
  { readonly source: 'user' }
>;

const address = dialog(MODAL_TITLES.address);
const written = (id: AddressId, { address: { list } }: AppState): string | null => {
  const found = list.find((one) => one.id === id);
  return found ? formatAddress(found) : null;
};

const PARTS = { apartment: 'Квартира', entrance: 'Подъезд', floor: 'Этаж' } as const;

/** A press by the name of a mark: in its dialog it is a button, elsewhere one that takes it away. */
export const mark = (
  names: readonly { readonly code: string; readonly name: string }[],
  code: string,
  group: string,
  away: string,
  isOpen: boolean,
): Lines => {
  const name = names.find((one) => one.code === code)?.name;
  if (name === undefined) return null;
  return isOpen ? press('button', name, by('group', group)) : press('button', `${away}: ${name}`);
};

const LOGIN: readonly (readonly [end: string, role: string, name: string])[] = [
  ['checkout', 'link', 'Оформить заказ'],
  ['personal', 'button', 'Кабинет'],
];

/** Who the customer is, and where they live. */
export const customerPresses: { readonly [K in Pressed]: Press<K> } = {
  'address/chosen': ({ addressId }, before) => {
    const name = written(addressId, before);
    if (name === null) return null;
    const isHere = selectAddressesByCity(before).here.some(({ id }) => id === addressId);
    return isHere ? check(name, by('radiogroup', 'Мои адреса')) : press('button', name, address);
  },
  // Typed with the address that is saved.
  'address/placeTyped': () => [],
  // Where somebody was is not in a journal.
  'address/hereAsked': () => null,
  'address/pointChosen': () => null,
  'address/saveTapped': ({ draft }) => [
    ...Object.entries(PARTS).flatMap(([part, label]) => {
      const text = draft[part as keyof typeof PARTS];
      return text === '' ? [] : fill('textbox', label, text, address);
    }),
    `await writeAddress(page, ${JSON.stringify(draft.street)}, ${JSON.stringify(draft.home)});`,
  ],
  'address/deleteTapped': ({ addressId }, before) => {
    const name = written(addressId, before);
    return name === null ? null : press('button', `Удалить адрес: ${name}`);
  },
  'auth/loginAsked': ({ returnTo }) => {
    const [, role, name] = LOGIN.find(([end]) => returnTo?.endsWith(`/${end}`)) ?? ['', 'button', 'Войти'];
    return press(role, name);
  },
  'auth/loginSubmitted': () => ['await signIn(page, phone);'],
  'auth/logoutTapped': () => press('button', 'Выйти'),
  'auth/accountDeleteTapped': () => press('button', 'Удалить', dialog('Удалить аккаунт?')),
  'user/allergenToggled': ({ code }, before) =>
    mark(
      selectAllergenChoice(before),
      code,
      'Аллергены',
      'Не исключать',
      before.modal.open?.kind === 'allergens',
    ),
  'user/allergensCleared': (_payload, { modal }) =>
    modal.open?.kind === 'allergens'
      ? press('button', 'Сбросить', dialog(MODAL_TITLES.allergens))
      : press('button', '/^Показать (скрытые|блюда с аллергенами)$/'),
  'user/profileSubmitted': ({ name, consents }) => [
    `await fillProfile(page, ${JSON.stringify(name)}, ${JSON.stringify(consents)});`,
  ],
  'user/reservationSubmitted': ({ request: { name, time, guests, comment } }) => [
    `await bookTable(page, ${JSON.stringify({ name, time, guests, comment })});`,
  ],
  'user/withdrawTapped': ({ id }, before) => {
    const found = selectWaiting(before).find((waiting) => waiting.id === id);
    return found ? press('button', `Отменить: ${waitingWords(found)}`) : null;
  },
  'user/applicationSubmitted': ({ application: { name, city, position, about } }) => [
    `await apply(page, ${JSON.stringify({ name, city, position, about })});`,
  ],
  'user/appOfferClosed': () => null,
};
