import type { Chance } from './chance.ts';
import type { Control } from './controls.ts';
import type { Sight } from './sight.ts';

/** What a person does next. */
export type Act =
  | { readonly kind: 'press'; readonly role: string; readonly name: string; readonly nth: number }
  | {
      readonly kind: 'type';
      readonly role: string;
      readonly name: string;
      readonly nth: number;
      readonly text: string;
    }
  | { readonly kind: 'key'; readonly key: 'Escape' | 'Enter' | 'Tab' | 'Control+z' }
  | { readonly kind: 'back' | 'forward' | 'reload' | 'scroll' | 'wait' | 'tab' | 'goOffline' | 'goOnline' }
  | { readonly kind: 'visit'; readonly path: string };

/** What this visitor is like: how willing they are, by the kind of an act and by words of a control. */
export interface Temper {
  readonly kinds: Readonly<Record<string, number>>;
  readonly words: readonly (readonly [RegExp, number])[];
}

const PATHS = [
  '',
  'catalog',
  'cart',
  'checkout',
  'personal',
  'personal/address',
  'personal/history',
  'promo',
  'restaurant',
  'complete',
];
/** What leads to an order and what is done with a cart is done more often than the rest, or nobody would ever order. */
const WORDS: readonly (readonly [RegExp, number])[] = [
  [/^В корзину: |^Добавить за/, 6],
  [/^(?:Увеличить|Уменьшить) количество$/, 3],
  [/^Удалить: |^Очистить|^Вернуть/, 2],
  [/^Корзина, \d|^К корзине/, 6],
  [/^Оформить заказ$/, 10],
  [/^Заказать за/, 14],
  [/^Повторить/, 5],
  [/^(?:Время|Адрес|Ресторан): |^(?:Доставить|Самовывоз)$|^\d\d:\d\d$/, 5],
  [/^(?:Войти|Применить|Сохранить адрес)$/, 5],
  [/^Выйти$|^Удалить аккаунт/, 0.4],
  [/^Город: /, 1.5],
];
const KINDS = {
  press: 60,
  type: 12,
  back: 5,
  forward: 1,
  reload: 2,
  scroll: 3,
  wait: 2,
  tab: 2,
  goOffline: 1,
  goOnline: 6,
  visit: 2,
  key: 4,
};

/** Each visitor overdoes something and leaves something out: what all do evenly never meets the rare things. */
export const temperOf = (chance: Chance): Temper => {
  const swayed = (weight: number): number =>
    weight * (chance.percent(15) ? 0 : chance.percent(20) ? 4 : 0.5 + chance.next());
  return {
    kinds: Object.fromEntries(Object.entries(KINDS).map(([kind, weight]) => [kind, swayed(weight)])),
    words: WORDS.map(([pattern, weight]) => [pattern, Math.max(0.2, swayed(weight))] as const),
  };
};

const HOSTILE = ['<b>а</b>', '😀'.repeat(30), ' ', '0', '-1', '999999999', 'ё"\'`'];
const TEXTS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/телефон/i, ['9171234567', '+7 917 765-43-21', '8 917', '123']],
  [/имя/i, ['Вера', 'Ян']],
  [/код/i, ['0000', '1234']],
  [/промокод/i, ['ЛАПША', 'ПОДАРОК', 'СКИДКА10', 'нет такого']],
  [/улица/i, ['Ленинградская', 'Молодогв', 'Гагарина']],
  [/дом|квартира|подъезд|этаж/i, ['1', '12', '3']],
  [/поиск/i, ['лапша', 'ролл', 'hjkk', 'лосось', 'ъъъ']],
  [/бонус/i, ['10', '100', '100000']],
  [/персон|сдача/i, ['2', '5000', '1']],
];

const textFor = (chance: Chance, name: string): string => {
  const fitting = TEXTS.find(([pattern]) => pattern.test(name))?.[1] ?? ['Спасибо'];
  return chance.pick(chance.percent(12) ? HOSTILE : fitting) ?? '';
};

const weightOf =
  ({ words }: Temper) =>
  ({ name, place }: Control): number => {
    const known = words.find(([pattern]) => pattern.test(name))?.[1];
    if (known !== undefined) return known;
    return place === 'contentinfo' ? 0.15 : place === 'banner' || place === 'navigation' ? 0.6 : 1;
  };

export interface Surroundings {
  readonly isOnline: boolean;
  readonly tabs: number;
}

/** The next act of somebody of that temper, who sees this. */
export function nextAct(
  chance: Chance,
  temper: Temper,
  sight: Sight,
  controls: readonly Control[],
  { isOnline }: Surroundings,
): Act {
  const fields = controls.filter(({ isField }) => isField);
  const presses = controls.filter(({ isField }) => !isField);
  const isPossible = (kind: string): boolean => {
    if (kind === 'press') return presses.length > 0;
    if (kind === 'type') return fields.length > 0;
    if (kind === 'goOnline') return !isOnline;
    if (kind === 'goOffline') return isOnline && sight.isShop;
    return kind !== 'visit' || sight.isShop;
  };
  const kinds = Object.entries(temper.kinds).filter(([kind]) => isPossible(kind));
  const kind = chance.weigh(kinds, ([, weight]) => weight)?.[0] ?? 'wait';
  if (kind === 'press') {
    const {
      role = 'button',
      name = '',
      nth = 0,
    } = chance.weigh(presses, weightOf(temper)) ?? presses[0] ?? {};
    return { kind, role, name, nth };
  }
  if (kind === 'type') {
    const { role = 'textbox', name = '', nth = 0 } = chance.pick(fields) ?? {};
    return { kind, role, name, nth, text: textFor(chance, name) };
  }
  if (kind === 'visit') return { kind, path: chance.pick(PATHS) ?? '' };
  if (kind === 'key')
    return { kind, key: chance.pick(['Escape', 'Enter', 'Tab', 'Control+z'] as const) ?? 'Tab' };
  return { kind: kind as 'back' };
}

/** As a line of a trace: «press button «В корзину: Филадельфия»». */
export function actWords(act: Act): string {
  if (act.kind === 'press') return `press ${act.role} «${act.name}»${act.nth > 0 ? ` (${act.nth + 1})` : ''}`;
  if (act.kind === 'type') return `type «${act.text}» into «${act.name}»`;
  if (act.kind === 'key') return `press the key ${act.key}`;
  return act.kind === 'visit' ? `visit /${act.path}` : act.kind;
}
