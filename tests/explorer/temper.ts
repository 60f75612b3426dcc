import type { Chance } from './chance.ts';

/** What this visitor is like: how willing they are, by the kind of an act and by words of a control. */
export interface Temper {
  readonly kinds: Readonly<Record<string, number>>;
  readonly words: readonly (readonly [RegExp, number])[];
  /** So often out of a hundred they do not wait for what their act leads to. */
  readonly haste: number;
  /** So often out of a hundred they press once more what they have just pressed. */
  readonly again: number;
}

/** What leads to an order and what is done with a cart is done more often than the rest, or nobody would ever order. */
const WORDS: readonly (readonly [RegExp, number])[] = [
  [/^В корзину: |^Добавить за/, 6],
  [/^(?:Увеличить|Уменьшить) количество$/, 3],
  [/^Удалить: |^Очистить|^Вернуть/, 3],
  [/^Корзина, \d|^К корзине/, 6],
  [/^Оформить заказ$/, 10],
  [/^Заказать за/, 14],
  [/^Повторить/, 5],
  [/^(?:Время|Адрес|Ресторан): |^(?:Доставить|Самовывоз|Наличными)$|^\d\d:\d\d$/, 5],
  [/^(?:Войти|Применить|Сохранить адрес|Сохранить|Забронировать|Отправить)$/, 10],
  [/^(?:Списать все|Не списывать|Убрать промокод|Сбросить)$/, 4],
  [/^Забрать отсюда: /, 5],
  [/^В избранное: /, 1.5],
  [/^Выйти$/, 0.4],
  // Visits share their accounts: nobody deletes one.
  [/^Удалить аккаунт/, 0],
  [/^Город: |^Самара$|^Тольятти$|^Новокуйбышевск$/, 1.5],
];
const KINDS = {
  press: 60,
  type: 8,
  fill: 14,
  reopen: 10,
  back: 5,
  forward: 1,
  reload: 3,
  scroll: 3,
  wait: 2,
  tab: 2,
  goOffline: 1,
  goOnline: 6,
  visit: 2,
  key: 5,
};

/** So many of a hundred go about by the keyboard. */
const KEYBOARDERS = 15;

/** Each visitor overdoes something and leaves something out: what all do evenly never meets the rare things. */
export const temperOf = (chance: Chance): Temper => {
  const swayed = (weight: number): number =>
    weight * (chance.percent(15) ? 0 : chance.percent(20) ? 4 : 0.5 + chance.next());
  const isImpatient = chance.percent(40);
  const kinds = Object.fromEntries(Object.entries(KINDS).map(([kind, weight]) => [kind, swayed(weight)]));
  return {
    kinds: chance.percent(KEYBOARDERS) ? { ...kinds, key: KINDS.press } : kinds,
    words: WORDS.map(
      ([pattern, weight]) => [pattern, weight === 0 ? 0 : Math.max(0.2, swayed(weight))] as const,
    ),
    haste: isImpatient ? 40 : 0,
    again: isImpatient ? 25 : 2,
  };
};
