import type { Source } from '../../kernel/event.ts';
import type { AppEvent } from '../../slices/events.ts';
import type { AppState } from '../../slices/state.ts';

/** Where an event came from, as support reads it. */
export const SOURCES = {
  user: 'человек',
  server: 'сервер',
  timer: 'часы',
  tab: 'вкладка',
  system: 'браузер',
  rule: 'правило',
} as const satisfies Readonly<Record<Source, string>>;

export const SLICES = {
  address: 'адреса',
  auth: 'вход',
  cart: 'корзина',
  catalog: 'меню',
  city: 'город',
  modal: 'окна',
  notification: 'уведомления',
  order: 'заказы',
  promo: 'акции',
  setting: 'настройки',
  user: 'покупатель',
  view: 'страница',
} as const satisfies Readonly<Record<keyof AppState, string>>;

export const sliceOf = ({ type }: Pick<AppEvent, 'type'>): string => type.split('/')[0] ?? '';

const clock = new Intl.DateTimeFormat('ru-RU', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
});

/** To the millisecond: several events come within one second. */
export const momentText = (time: number): string => clock.format(time);

const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most)}…` : text);

const LONGEST_VALUE = 160;
const LONGEST_PAYLOAD = 6_000;

/** A value of the state in one line. */
export const valueText = (value: unknown): string =>
  value === undefined ? 'не было' : cut(JSON.stringify(value), LONGEST_VALUE);

/** What an event carries; a menu in it is cut. */
export const payloadText = ({ payload }: Pick<AppEvent, 'payload'>): string =>
  cut(JSON.stringify(payload, null, 2), LONGEST_PAYLOAD);
