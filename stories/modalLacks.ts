import type { StateTable } from './states.ts';

export const KNOWN = 'показывает то, что странице уже известно, ждать нечего';
export const FIXED = 'слова всегда одни и те же';
export const FROM_CHAIN = 'список задаёт сеть, он не растёт от действий покупателя';
export const CHOOSES = 'здесь только выбирают: отправлять и ошибаться нечему';
export const PILL = 'плашка «Нет соединения» лежит поверх окон одинаково: смотрите «С 8 Марта»';
export const FOR_ALL = 'гость и покупатель видят одно и то же';
export const HOURS = 'от часов работы не зависит';
export const NO_DISH = 'блюд здесь нет';
export const ONLY_CUSTOMER = 'открывается только у покупателя';
export const OWN_DIALOG =
  'о том, что заказать нельзя, говорят свои окна: «Приём заказов закрыт» и «Приём заказов остановлен»';
export const WITH_CART = 'открывается, только когда есть о чём сказать';

/** Most dialogs look the same at night, and hold no dishes. */
export const ANY_HOUR = [
  [HOURS, 'closed', 'notWorking'],
  [NO_DISH, 'stopList'],
] as const satisfies StateTable['lacks'];
/** … and without a connection. */
export const STEADY = [[PILL, 'offline'], ...ANY_HOUR] as const satisfies StateTable['lacks'];

/** Here one only chooses or reads, whoever one is. */
export const PLAIN = [
  [KNOWN, 'loading'],
  [CHOOSES, 'error'],
  [FOR_ALL, 'guest'],
] as const satisfies StateTable['lacks'];
/** … and without a connection. */
export const PLAIN_UNDER_PILL = [...PLAIN, [PILL, 'offline']] as const satisfies StateTable['lacks'];
