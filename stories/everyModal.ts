import { fromRoubles } from '../src/domain/money.ts';
import type { ModalKind } from '../src/slices/modal/state.ts';
import { MODAL_TITLES } from '../src/ui/modals/modalTitles.ts';
import { dish } from '../tests/demo.ts';
import { demoTerminalId } from '../tests/demoForms.ts';
import * as why from './modalLacks.ts';
import type { ModalRow } from './modalRow.ts';

const WOK = dish('Собери свой вок');
const answer = (title: string) => ({ title, emits: null });

/** One dialog of each kind, as the demo's shop shows it, and its states. */
export const EVERY_MODAL: { readonly [K in ModalKind]: ModalRow<K> } = {
  city: {
    modal: { kind: 'city' },
    has: ['ready', 'guest'],
    lacks: [[why.KNOWN, 'loading'], [why.FROM_CHAIN, 'empty', 'long'], [why.CHOOSES, 'error'], ...why.STEADY],
  },
  auth: {
    modal: { kind: 'auth' },
    has: ['empty', 'loading', 'error', 'ready', 'guest'],
    lacks: [[why.FIXED, 'long'], ...why.STEADY],
  },
  deliveryChoice: {
    modal: { kind: 'deliveryChoice' },
    has: ['guest', 'ready'],
    lacks: [[why.KNOWN, 'loading', 'empty'], [why.FIXED, 'long'], [why.CHOOSES, 'error'], ...why.STEADY],
  },
  restaurants: {
    modal: { kind: 'restaurants' },
    has: ['ready', 'empty'],
    lacks: [
      ...why.PLAIN_UNDER_PILL,
      [why.FROM_CHAIN, 'long'],
      ['часы ресторана стоят в его строке всегда', 'closed'],
      [why.HOURS, 'notWorking'],
      [why.NO_DISH, 'stopList'],
    ],
  },
  address: {
    modal: { kind: 'address' },
    has: ['guest', 'ready', 'error', 'long'],
    lacks: [
      ['поиск на карте показывает свою отметку рядом с полем, само окно не ждёт', 'loading'],
      ['без сохранённых адресов это вид гостя', 'empty'],
      ...why.STEADY,
    ],
  },
  time: {
    modal: { kind: 'time' },
    has: ['ready', 'closed', 'empty'],
    lacks: [
      ...why.PLAIN_UNDER_PILL,
      ['больше всего времени в списке утром, строки те же', 'long'],
      [why.OWN_DIALOG, 'notWorking'],
      [why.NO_DISH, 'stopList'],
    ],
  },
  modifiers: {
    modal: { kind: 'modifiers', productId: WOK.id, isGift: false },
    has: ['ready', 'error', 'long', 'stopList'],
    lacks: [
      [why.KNOWN, 'loading'],
      ['открывается только у блюда с выбором', 'empty'],
      [why.PILL, 'offline'],
      [why.FOR_ALL, 'guest'],
      [why.OWN_DIALOG, 'closed', 'notWorking'],
    ],
  },
  product: {
    called: 'Блюдо',
    name: /Зелёный дракон/,
    modal: { kind: 'product', productId: dish('Зелёный дракон').id, isGift: false },
    has: ['ready', 'empty', 'long', 'stopList'],
    lacks: [
      [why.KNOWN, 'loading'],
      ['незаполненный выбор показан в окне «Выберите ролл»', 'error'],
      [why.PILL, 'offline'],
      [why.FOR_ALL, 'guest'],
      [why.OWN_DIALOG, 'closed', 'notWorking'],
    ],
  },
  emptyCart: {
    modal: { kind: 'emptyCart' },
    has: ['guest', 'ready'],
    lacks: [
      [why.KNOWN, 'loading'],
      ['оно и говорит о пустом', 'empty'],
      [why.FIXED, 'long'],
      [why.CHOOSES, 'error'],
      ...why.STEADY,
    ],
  },
  confirm: {
    called: 'Подтверждение',
    name: 'Удалить адрес?',
    modal: {
      kind: 'confirm',
      title: 'Удалить адрес?',
      text: 'Ленинская улица, 12',
      confirm: answer('Удалить'),
      cancel: answer('Оставить'),
    },
    has: ['ready', 'error'],
    lacks: [
      ['закрывается сразу после ответа', 'loading'],
      [why.FIXED, 'empty', 'long'],
      [why.FOR_ALL, 'guest'],
      ...why.STEADY,
    ],
  },
  snackGift: {
    modal: { kind: 'snackGift' },
    has: ['ready', 'empty'],
    lacks: [
      ...why.PLAIN_UNDER_PILL,
      [why.FIXED, 'long'],
      [why.OWN_DIALOG, 'closed', 'notWorking'],
      ['подарок кладёт сервер, стоп-лист решает он', 'stopList'],
    ],
  },
  notWorking: {
    modal: { kind: 'notWorking' },
    has: ['ready', 'empty', 'notWorking'],
    lacks: [
      ...why.PLAIN_UNDER_PILL,
      ['длинный текст настройки показан в окне «Информация»', 'long'],
      ['остановка важнее часов: второе окно не открывается', 'closed'],
      [why.NO_DISH, 'stopList'],
    ],
  },
  workTime: {
    modal: { kind: 'workTime' },
    has: ['closed', 'ready', 'empty'],
    lacks: [
      ...why.PLAIN_UNDER_PILL,
      [why.FIXED, 'long'],
      ['остановка важнее часов: открывается её окно', 'notWorking'],
      [why.NO_DISH, 'stopList'],
    ],
  },
  information: {
    modal: { kind: 'information', text: 'Завтра откроемся позже.' },
    has: ['ready', 'long'],
    lacks: [...why.PLAIN, ['без текста окно не открывается', 'empty'], ...why.STEADY],
  },
  march: {
    modal: { kind: 'march' },
    has: ['ready', 'offline'],
    lacks: [...why.PLAIN, [why.FIXED, 'empty', 'long'], ...why.ANY_HOUR],
  },
  cartErrors: {
    modal: { kind: 'cartErrors', messages: ['Товар "Чука" в данный момент отсутствует в каталоге'] },
    has: ['error', 'long'],
    lacks: [
      [why.KNOWN, 'loading'],
      ['это окно и есть сообщение об ошибке', 'ready'],
      [why.WITH_CART, 'empty'],
      [why.PILL, 'offline'],
      [why.FOR_ALL, 'guest'],
      [why.HOURS, 'closed', 'notWorking'],
      ['стоп-лист корзину не меняет', 'stopList'],
    ],
  },
  totalChanged: {
    modal: { kind: 'totalChanged', before: fromRoubles(1_000), after: fromRoubles(1_100) },
    has: ['ready', 'long'],
    lacks: [
      [why.KNOWN, 'loading'],
      [why.WITH_CART, 'empty'],
      [why.CHOOSES, 'error'],
      [why.PILL, 'offline'],
      [why.ONLY_CUSTOMER, 'guest'],
      [why.OWN_DIALOG, 'closed', 'notWorking'],
      [why.NO_DISH, 'stopList'],
    ],
  },
  catalogMenu: {
    modal: { kind: 'catalogMenu' },
    has: ['ready', 'empty'],
    lacks: [...why.PLAIN, [why.FROM_CHAIN, 'long'], ...why.STEADY],
  },
  filters: {
    modal: { kind: 'filters' },
    has: ['empty', 'ready'],
    lacks: [...why.PLAIN, [why.FROM_CHAIN, 'long'], ...why.STEADY],
  },
  allergens: {
    modal: { kind: 'allergens' },
    has: ['empty', 'ready', 'long'],
    lacks: [...why.PLAIN, ...why.STEADY],
  },
  stories: {
    modal: { kind: 'stories', storyId: 'rice' },
    has: ['ready', 'long'],
    lacks: [...why.PLAIN, ['без слайдов истории нет в ряду', 'empty'], ...why.STEADY],
  },
  profile: {
    modal: { kind: 'profile' },
    has: ['ready', 'loading', 'error'],
    lacks: [
      ['без имени поле пустое, остальное то же', 'empty'],
      ['имя не длиннее ста знаков и прокручивается в поле', 'long'],
      [why.PILL, 'offline'],
      [why.ONLY_CUSTOMER, 'guest'],
      ...why.ANY_HOUR,
    ],
  },
  reservation: {
    modal: { kind: 'reservation', terminalId: demoTerminalId },
    has: ['guest', 'ready', 'loading', 'error'],
    lacks: [
      ['пустая форма — вид гостя', 'empty'],
      [why.FIXED, 'long'],
      [why.PILL, 'offline'],
      ['стол бронируют и ночью, на другой день', 'closed'],
      [why.HOURS, 'notWorking'],
      [why.NO_DISH, 'stopList'],
    ],
  },
  report: {
    modal: { kind: 'report' },
    has: ['ready', 'loading', 'error', 'offline', 'long'],
    lacks: [
      ['без действий строка говорит «что было на странице»', 'empty'],
      [why.FOR_ALL, 'guest'],
      ...why.ANY_HOUR,
    ],
  },
  shareCart: {
    modal: { kind: 'shareCart' },
    has: ['ready', 'error', 'empty'],
    lacks: [[why.KNOWN, 'loading'], ['ссылки на экране нет', 'long'], [why.FOR_ALL, 'guest'], ...why.STEADY],
  },
  sharedCart: {
    modal: { kind: 'sharedCart', lines: [{ dish: 'none', quantity: 1, options: [] }] },
    has: ['ready', 'loading', 'error', 'long', 'stopList', 'empty'],
    lacks: [
      [why.FOR_ALL, 'guest'],
      [why.PILL, 'offline'],
      [why.OWN_DIALOG, 'closed', 'notWorking'],
    ],
  },
};

/** All kinds, in the order of the table. */
export const EVERY_KIND: readonly ModalKind[] = Object.values(EVERY_MODAL).map(({ modal }) => modal.kind);

/** What a reviewer calls a dialog: its title, if it has one. */
export const calledInReview = (kind: ModalKind): string =>
  EVERY_MODAL[kind].called ?? MODAL_TITLES[kind] ?? kind;

/** By which name a dialog of the table is found. */
export const foundBy = (kind: ModalKind): string | RegExp =>
  EVERY_MODAL[kind].name ?? MODAL_TITLES[kind] ?? kind;
