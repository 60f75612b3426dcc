import { counted } from '../../domain/plural.ts';

/** In whole roubles, which are bonuses. */
export interface Bonuses {
  readonly balance: number;
  /** The most that this order takes. */
  readonly limit: number;
  /** What is spent now. */
  readonly value: number;
}

const FORMS = ['бонус', 'бонуса', 'бонусов'] as const;
const numbers = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });
const left = (count: number): string => `Останется ${numbers.format(count)}`;

/** What stands under the field: the account, and once something is spent what is left of it and why there is no more. */
export function bonusHint({ balance, limit, value }: Bonuses): string {
  const account = `На счету ${numbers.format(balance)}, один бонус — один рубль`;
  if (value === 0)
    return limit < balance ? `${account}. В этом заказе — до\u00A0${numbers.format(limit)}` : account;
  if (value < limit) return left(balance - value);
  return limit < balance ? `Больше заказ не стоит. ${left(balance - value)}` : 'Это все ваши бонусы';
}

/** Why a typed number is too much; null where it is not. */
export function bonusProblem(typed: number, { balance, limit }: Omit<Bonuses, 'value'>): string | null {
  if (!(typed > limit)) return null;
  const most = counted(limit, FORMS);
  return limit < balance ? `Спишем ${most}: больше заказ не стоит` : `Спишем ${most}: больше на счету нет`;
}
