import type { ModalKind } from '../src/slices/modal/state.ts';
import type { StateTable } from './states.ts';

const KNOWN = 'показывает то, что странице уже известно, ждать нечего';
const FIXED = 'слова всегда одни и те же';
const FROM_CHAIN = 'список задаёт сеть, он не растёт от действий покупателя';
const CHOOSES = 'здесь только выбирают: отправлять и ошибаться нечему';
const PILL = 'плашка «Нет соединения» лежит поверх окон одинаково: смотрите «С 8 Марта»';
const FOR_ALL = 'гость и покупатель видят одно и то же';
const HOURS = 'от часов работы не зависит';
const NO_DISH = 'блюд здесь нет';
const ONLY_CUSTOMER = 'открывается только у покупателя';
const OWN_DIALOG =
  'о том, что заказать нельзя, говорят свои окна: «Приём заказов закрыт» и «Приём заказов остановлен»';
const WITH_CART = 'открывается, только когда есть о чём сказать';

/** Most dialogs look the same at night, and hold no dishes. */
const ANY_HOUR = [
  [HOURS, 'closed', 'notWorking'],
  [NO_DISH, 'stopList'],
] as const satisfies StateTable['lacks'];
/** … and without a connection. */
const STEADY = [[PILL, 'offline'], ...ANY_HOUR] as const satisfies StateTable['lacks'];

/** Here one only chooses or reads, whoever one is. */
const PLAIN = [
  [KNOWN, 'loading'],
  [CHOOSES, 'error'],
  [FOR_ALL, 'guest'],
] as const satisfies StateTable['lacks'];
/** … and without a connection. */
const PLAIN_UNDER_PILL = [...PLAIN, [PILL, 'offline']] as const satisfies StateTable['lacks'];

/** The states of every dialog (see `STATES`). */
export const MODAL_STATES = {
  city: {
    has: ['ready', 'guest'],
    lacks: [[KNOWN, 'loading'], [FROM_CHAIN, 'empty', 'long'], [CHOOSES, 'error'], ...STEADY],
  },
  auth: {
    has: ['empty', 'loading', 'error', 'ready', 'guest'],
    lacks: [[FIXED, 'long'], ...STEADY],
  },
  deliveryChoice: {
    has: ['guest', 'ready'],
    lacks: [[KNOWN, 'loading', 'empty'], [FIXED, 'long'], [CHOOSES, 'error'], ...STEADY],
  },
  restaurants: {
    has: ['ready', 'empty'],
    lacks: [
      ...PLAIN_UNDER_PILL,
      [FROM_CHAIN, 'long'],
      ['часы ресторана стоят в его строке всегда', 'closed'],
      [HOURS, 'notWorking'],
      [NO_DISH, 'stopList'],
    ],
  },
  address: {
    has: ['guest', 'ready', 'error', 'long'],
    lacks: [
      ['поиск на карте показывает свою отметку рядом с полем, само окно не ждёт', 'loading'],
      ['без сохранённых адресов это вид гостя', 'empty'],
      ...STEADY,
    ],
  },
  time: {
    has: ['ready', 'closed', 'empty'],
    lacks: [
      ...PLAIN_UNDER_PILL,
      ['больше всего времени в списке утром, строки те же', 'long'],
      [OWN_DIALOG, 'notWorking'],
      [NO_DISH, 'stopList'],
    ],
  },
  modifiers: {
    has: ['ready', 'error', 'long', 'stopList'],
    lacks: [
      [KNOWN, 'loading'],
      ['открывается только у блюда с выбором', 'empty'],
      [PILL, 'offline'],
      [FOR_ALL, 'guest'],
      [OWN_DIALOG, 'closed', 'notWorking'],
    ],
  },
  product: {
    has: ['ready', 'empty', 'long', 'stopList'],
    lacks: [
      [KNOWN, 'loading'],
      ['незаполненный выбор показан в окне «Выберите ролл»', 'error'],
      [PILL, 'offline'],
      [FOR_ALL, 'guest'],
      [OWN_DIALOG, 'closed', 'notWorking'],
    ],
  },
  emptyCart: {
    has: ['guest', 'ready'],
    lacks: [
      [KNOWN, 'loading'],
      ['оно и говорит о пустом', 'empty'],
      [FIXED, 'long'],
      [CHOOSES, 'error'],
      ...STEADY,
    ],
  },
  confirm: {
    has: ['ready', 'error'],
    lacks: [
      ['закрывается сразу после ответа', 'loading'],
      [FIXED, 'empty', 'long'],
      [FOR_ALL, 'guest'],
      ...STEADY,
    ],
  },
  snackGift: {
    has: ['ready', 'empty'],
    lacks: [
      ...PLAIN_UNDER_PILL,
      [FIXED, 'long'],
      [OWN_DIALOG, 'closed', 'notWorking'],
      ['подарок кладёт сервер, стоп-лист решает он', 'stopList'],
    ],
  },
  notWorking: {
    has: ['ready', 'empty', 'notWorking'],
    lacks: [
      ...PLAIN_UNDER_PILL,
      ['длинный текст настройки показан в окне «Информация»', 'long'],
      ['остановка важнее часов: второе окно не открывается', 'closed'],
      [NO_DISH, 'stopList'],
    ],
  },
  workTime: {
    has: ['closed', 'ready', 'empty'],
    lacks: [
      ...PLAIN_UNDER_PILL,
      [FIXED, 'long'],
      ['остановка важнее часов: открывается её окно', 'notWorking'],
      [NO_DISH, 'stopList'],
    ],
  },
  information: {
    has: ['ready', 'long'],
    lacks: [...PLAIN, ['без текста окно не открывается', 'empty'], ...STEADY],
  },
  march: {
    has: ['ready', 'offline'],
    lacks: [...PLAIN, [FIXED, 'empty', 'long'], ...ANY_HOUR],
  },
  cartErrors: {
    has: ['error', 'long'],
    lacks: [
      [KNOWN, 'loading'],
      ['это окно и есть сообщение об ошибке', 'ready'],
      [WITH_CART, 'empty'],
      [PILL, 'offline'],
      [FOR_ALL, 'guest'],
      [HOURS, 'closed', 'notWorking'],
      ['стоп-лист корзину не меняет', 'stopList'],
    ],
  },
  totalChanged: {
    has: ['ready', 'long'],
    lacks: [
      [KNOWN, 'loading'],
      [WITH_CART, 'empty'],
      [CHOOSES, 'error'],
      [PILL, 'offline'],
      [ONLY_CUSTOMER, 'guest'],
      [OWN_DIALOG, 'closed', 'notWorking'],
      [NO_DISH, 'stopList'],
    ],
  },
  catalogMenu: {
    has: ['ready', 'empty'],
    lacks: [...PLAIN, [FROM_CHAIN, 'long'], ...STEADY],
  },
  filters: {
    has: ['empty', 'ready'],
    lacks: [...PLAIN, [FROM_CHAIN, 'long'], ...STEADY],
  },
  allergens: {
    has: ['empty', 'ready', 'long'],
    lacks: [...PLAIN, ...STEADY],
  },
  stories: {
    has: ['ready', 'long'],
    lacks: [...PLAIN, ['без слайдов истории нет в ряду', 'empty'], ...STEADY],
  },
  profile: {
    has: ['ready', 'loading', 'error'],
    lacks: [
      ['без имени поле пустое, остальное то же', 'empty'],
      ['имя не длиннее ста знаков и прокручивается в поле', 'long'],
      [PILL, 'offline'],
      [ONLY_CUSTOMER, 'guest'],
      ...ANY_HOUR,
    ],
  },
  reservation: {
    has: ['guest', 'ready', 'loading', 'error'],
    lacks: [
      ['пустая форма — вид гостя', 'empty'],
      [FIXED, 'long'],
      [PILL, 'offline'],
      ['стол бронируют и ночью, на другой день', 'closed'],
      [HOURS, 'notWorking'],
      [NO_DISH, 'stopList'],
    ],
  },
} as const satisfies Readonly<Record<ModalKind, StateTable>>;
