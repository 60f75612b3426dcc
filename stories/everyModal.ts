import { fromRoubles } from '../src/domain/money.ts';
import type { Modal, ModalKind } from '../src/slices/modal/state.ts';
import { dish } from '../tests/demo.ts';
import { demoTerminalId } from '../tests/demoForms.ts';

interface Shown<K extends ModalKind> {
  readonly modal: Extract<Modal, { kind: K }>;
  /** By which name it is found. */
  readonly name: string | RegExp;
}

const WOK = dish('Собери свой вок');
const answer = (title: string) => ({ title, emits: null });

/** One dialog of each kind, as the demo's shop shows it. */
export const EVERY_MODAL: { readonly [K in ModalKind]: Shown<K> } = {
  city: { name: 'Выберите свой город', modal: { kind: 'city' } },
  auth: { name: 'Вход', modal: { kind: 'auth' } },
  deliveryChoice: { name: 'Доставить или заберёте?', modal: { kind: 'deliveryChoice' } },
  restaurants: { name: 'Выберите ресторан', modal: { kind: 'restaurants' } },
  address: { name: 'Адрес доставки', modal: { kind: 'address' } },
  time: { name: 'Время заказа', modal: { kind: 'time' } },
  modifiers: { name: 'Выберите ролл', modal: { kind: 'modifiers', productId: WOK.id, isGift: false } },
  product: {
    name: /Зелёный дракон/,
    modal: { kind: 'product', productId: dish('Зелёный дракон').id, isGift: false },
  },
  emptyCart: { name: 'Корзина пуста', modal: { kind: 'emptyCart' } },
  confirm: {
    name: 'Удалить адрес?',
    modal: {
      kind: 'confirm',
      title: 'Удалить адрес?',
      text: 'Ленинская улица, 12',
      confirm: answer('Удалить'),
      cancel: answer('Оставить'),
    },
  },
  snackGift: { name: 'Подарок к заказу', modal: { kind: 'snackGift' } },
  notWorking: { name: 'Приём заказов остановлен', modal: { kind: 'notWorking' } },
  workTime: { name: 'Приём заказов закрыт', modal: { kind: 'workTime' } },
  information: { name: 'Информация', modal: { kind: 'information', text: 'Завтра откроемся позже.' } },
  march: { name: 'С 8 Марта', modal: { kind: 'march' } },
  cartErrors: {
    name: 'Корзина изменилась',
    modal: { kind: 'cartErrors', messages: ['Товар "Чука" в данный момент отсутствует в каталоге'] },
  },
  totalChanged: {
    name: 'Сумма изменилась',
    modal: { kind: 'totalChanged', before: fromRoubles(1_000), after: fromRoubles(1_100) },
  },
  catalogMenu: { name: 'Меню:', modal: { kind: 'catalogMenu' } },
  filters: { name: 'Фильтры', modal: { kind: 'filters' } },
  allergens: { name: 'Исключить аллергены', modal: { kind: 'allergens' } },
  stories: { name: 'Истории', modal: { kind: 'stories', storyId: 'rice' } },
  profile: { name: 'Редактирование информации', modal: { kind: 'profile' } },
  reservation: {
    name: 'Бронирование стола',
    modal: { kind: 'reservation', terminalId: demoTerminalId },
  },
};

/** All kinds, in the order of the table. */
export const EVERY_KIND: readonly ModalKind[] = Object.values(EVERY_MODAL).map(({ modal }) => modal.kind);
