import type { Said } from './state.ts';

const NAMED = {
  added: 'Добавили',
  removed: 'Убрали',
  edited: 'Изменили',
  giftChosen: 'Выбрали подарок',
} as const;
const FIXED = {
  cleared: 'Корзина очищена',
  repeated: 'Повторили заказ',
  recovered: 'Восстановили корзину',
  sharedAdded: 'Добавили корзину по ссылке',
  restaurant: 'Выбрали другой ресторан',
  time: 'Изменили время',
  bonus: 'Изменили списание бонусов',
  couponEntered: 'Ввели промокод',
  couponRemoved: 'Убрали промокод',
} as const;

/** What the customer changed, in words. */
export function changeText(said: Said): string {
  if (said.kind === 'quantity') return `${said.name}: было ${said.before}, стало ${said.after}`;
  if (said.kind === 'method') return said.method === 'self' ? 'Выбрали самовывоз' : 'Выбрали доставку';
  return 'name' in said ? `${NAMED[said.kind]}: ${said.name}` : FIXED[said.kind];
}
