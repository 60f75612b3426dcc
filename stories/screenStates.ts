import type { RouteId } from '../src/app/navigation/routeTable.ts';
import type { StateTable } from './states.ts';

const SAME_PILL = 'плашка «Нет соединения» та же, что на страницах меню';
const GUARDED = 'гостя отсюда ведут ко входу: смотрите окно «Вход»';
const NOT_FOR_ORDERS = 'заказать отсюда нельзя, часы и остановка ничего не меняют';
const NO_DISHES = 'блюд на странице нет';
const SAME_FOR_ALL = 'гость и покупатель видят одно и то же, обычный вид показан глазами гостя';
const IN_STORAGE = 'всё уже в браузере, сервер не спрашивают';
const IN_SETTINGS = 'настройки приходят вместе со страницей';
const LIKE_LEGAL = 'та же страница текста: смотрите «Политику обработки персональных данных»';
const HAS_FALL_BACK = 'текст есть всегда: не пришёл свой, стоит короткий';
const STAFF_ONLY = 'вход покупателя здесь ничего не значит';
const OWN_DIALOG = 'окно открывается то же, что на страницах меню';

/** Nothing is ordered on the page, and it has no dishes. */
const ONLY_READ = [
  [NOT_FOR_ORDERS, 'closed', 'notWorking'],
  [NO_DISHES, 'stopList'],
] as const satisfies StateTable['lacks'];

/** A page of text; the policy shows once for all how it waits and how it bears a long text. */
const TEXT_PAGE = {
  has: ['ready', 'error'],
  lacks: [
    [LIKE_LEGAL, 'loading', 'long', 'offline'],
    [HAS_FALL_BACK, 'empty'],
    [SAME_FOR_ALL, 'guest'],
    ...ONLY_READ,
  ],
} as const satisfies StateTable;

/** A text with what the settings know besides. */
const TEXT_AND_MORE = {
  has: ['ready', 'loading', 'empty', 'long', 'error'],
  lacks: [[SAME_PILL, 'offline'], [SAME_FOR_ALL, 'guest'], ...ONLY_READ],
} as const satisfies StateTable;

/** A text inside of the native app. */
const APP_PAGE = {
  has: ['ready', 'loading', 'error', 'long'],
  lacks: [
    [HAS_FALL_BACK, 'empty'],
    ['связь показывает само приложение', 'offline'],
    [SAME_FOR_ALL, 'guest'],
    ...ONLY_READ,
  ],
} as const satisfies StateTable;

const ACCOUNT_REST = [
  [SAME_PILL, 'offline'],
  [GUARDED, 'guest'],
  [NOT_FOR_ORDERS, 'closed', 'notWorking'],
] as const satisfies StateTable['lacks'];

const ACCOUNT_LIST = {
  has: ['ready', 'loading', 'empty', 'long', 'error'],
  lacks: [...ACCOUNT_REST, [NO_DISHES, 'stopList']],
} as const satisfies StateTable;

const WHOLE = [
  'ready',
  'loading',
  'empty',
  'long',
  'error',
  'offline',
  'guest',
  'closed',
  'notWorking',
  'stopList',
] as const satisfies StateTable['has'];

/** The states of every route (see `STATES`). */
export const SCREEN_STATES = {
  index: { has: WHOLE, lacks: [] },
  catalog: { has: WHOLE, lacks: [] },
  'catalog-section': { has: WHOLE, lacks: [] },
  'catalog-section-product': { has: WHOLE, lacks: [] },
  'catalog-search': {
    has: ['ready', 'loading', 'empty', 'long', 'error', 'offline', 'guest', 'stopList'],
    lacks: [[OWN_DIALOG, 'closed', 'notWorking']],
  },
  cart: {
    has: ['ready', 'loading', 'empty', 'long', 'error', 'offline', 'guest', 'closed', 'notWorking'],
    lacks: [['стоп-лист проверяют при добавлении и при отправке заказа', 'stopList']],
  },
  checkout: {
    has: ['ready', 'loading', 'long', 'error', 'offline', 'closed', 'notWorking', 'stopList'],
    lacks: [
      ['с пустой корзиной сюда не пускают: смотрите окно «Корзина пуста»', 'empty'],
      [GUARDED, 'guest'],
    ],
  },
  complete: {
    has: ['ready', 'loading', 'empty', 'long', 'error', 'offline', 'guest'],
    lacks: [
      ['заказ уже принят, часы и остановка ничего не меняют', 'closed', 'notWorking'],
      ['заказ уже собран', 'stopList'],
    ],
  },
  'complete-error': {
    has: ['ready', 'loading', 'empty', 'long', 'error', 'offline', 'guest'],
    lacks: [
      [NOT_FOR_ORDERS, 'closed', 'notWorking'],
      ['о стоп-листе говорит причина отказа: состояние «ошибка»', 'stopList'],
    ],
  },
  restaurant: {
    has: ['ready', 'empty', 'long', 'offline', 'guest', 'closed'],
    lacks: [
      [IN_SETTINGS, 'loading', 'error'],
      [NOT_FOR_ORDERS, 'notWorking'],
      [NO_DISHES, 'stopList'],
    ],
  },
  vacancies: {
    has: ['ready', 'loading', 'empty', 'error', 'guest'],
    lacks: [[LIKE_LEGAL, 'long'], [SAME_PILL, 'offline'], ...ONLY_READ],
  },
  advent: {
    has: ['ready', 'empty', 'long', 'guest'],
    lacks: [[IN_SETTINGS, 'loading', 'error'], [SAME_PILL, 'offline'], ...ONLY_READ],
  },
  'happy-hours': {
    has: ['ready', 'loading', 'empty', 'error', 'guest', 'closed'],
    lacks: [
      ['показано не больше, чем в разделе: смотрите длинный раздел', 'long'],
      [SAME_PILL, 'offline'],
      [OWN_DIALOG, 'notWorking'],
      ['карточки те же, что в разделе', 'stopList'],
    ],
  },
  'new-year-promo': TEXT_AND_MORE,
  about: {
    has: ['ready', 'loading', 'error', 'offline', 'guest'],
    lacks: [[LIKE_LEGAL, 'long'], [HAS_FALL_BACK, 'empty'], ...ONLY_READ],
  },
  delivery: {
    has: ['ready', 'loading', 'empty', 'long', 'error', 'guest', 'closed'],
    lacks: [
      [SAME_PILL, 'offline'],
      [NOT_FOR_ORDERS, 'notWorking'],
      [NO_DISHES, 'stopList'],
    ],
  },
  legal: {
    has: ['ready', 'loading', 'long', 'error', 'offline'],
    lacks: [[HAS_FALL_BACK, 'empty'], [SAME_FOR_ALL, 'guest'], ...ONLY_READ],
  },
  'legal-information': TEXT_PAGE,
  'loyalty-program': TEXT_PAGE,
  oferta: TEXT_PAGE,
  promo: TEXT_PAGE,
  'push-notifications-rules': TEXT_PAGE,
  'receive-advertising-information': TEXT_PAGE,
  rule: TEXT_PAGE,
  'user-agreement': TEXT_PAGE,
  'oferta-app-1': APP_PAGE,
  'loyalty-program-app-1': APP_PAGE,
  personal: {
    has: ['ready', 'loading', 'empty', 'long', 'offline'],
    lacks: [
      ['профиль известен со входа; ошибки сохранения — в его окне', 'error'],
      [GUARDED, 'guest'],
      ...ONLY_READ,
    ],
  },
  'personal-address': ACCOUNT_LIST,
  'personal-favorite': {
    has: ['ready', 'loading', 'empty', 'long', 'error', 'stopList'],
    lacks: ACCOUNT_REST,
  },
  'personal-history': ACCOUNT_LIST,
  promotions: ACCOUNT_LIST,
  'promotions-detail': ACCOUNT_LIST,
  admin: {
    has: ['empty', 'ready', 'error'],
    lacks: [
      [IN_STORAGE, 'loading', 'offline'],
      ['поле одно, и слова всегда те же', 'long'],
      [STAFF_ONLY, 'guest'],
      ...ONLY_READ,
    ],
  },
  'admin-overview': {
    has: ['ready', 'error', 'offline', 'long'],
    lacks: [[IN_STORAGE, 'loading', 'empty'], [STAFF_ONLY, 'guest'], ...ONLY_READ],
  },
  'admin-help': {
    has: ['ready'],
    lacks: [
      [IN_STORAGE, 'loading', 'empty', 'error', 'offline'],
      ['слова всегда те же', 'long'],
      [STAFF_ONLY, 'guest'],
      ...ONLY_READ,
    ],
  },
  'admin-journal': {
    has: ['ready', 'empty', 'error', 'long'],
    lacks: [[IN_STORAGE, 'loading', 'offline'], [STAFF_ONLY, 'guest'], ...ONLY_READ],
  },
} as const satisfies Readonly<Record<RouteId, StateTable>>;
