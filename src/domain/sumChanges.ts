import type { CartLine } from './cart.ts';
import { formatPrice, NOTHING, type Kopecks } from './money.ts';
import { lineTotal, totalsOf, type TotalsInput } from './totals.ts';

/** Why a sum is another one than before; `name` only of dishes and presents. Nothing stands for "not there". */
export interface SumChange {
  readonly kind: 'dish' | 'gift' | 'delivery' | 'fee' | 'discount' | 'bonuses';
  readonly name: string;
  readonly before: Kopecks;
  readonly after: Kopecks;
  /** Of a dish or present: whether it was, and is, in the order. */
  readonly was: boolean;
  readonly is: boolean;
}

const ROWS = ['delivery', 'fee', 'discount', 'bonuses'] as const;

/** What differs between two sums: dishes and presents first, then the rows, as the cart shows them. */
export function sumChanges(before: TotalsInput, after: TotalsInput): readonly SumChange[] {
  const own = ({ lines }: TotalsInput) =>
    new Map(lines.filter(({ kind }) => kind === 'goods' || kind === 'gift').map((line) => [line.id, line]));
  const [were, are] = [own(before), own(after)];
  const sumOf = (line: CartLine | undefined): Kopecks => (line ? lineTotal(line) : NOTHING);
  const lines = [...new Map([...were, ...are]).values()].map(({ id, kind, name }): SumChange => {
    const [was, is] = [were.get(id), are.get(id)];
    return {
      kind: kind === 'gift' ? 'gift' : 'dish',
      name,
      before: sumOf(was),
      after: sumOf(is),
      was: was !== undefined,
      is: is !== undefined,
    };
  });
  const [old, now] = [totalsOf(before), totalsOf(after)];
  const rows = ROWS.map((kind): SumChange => ({
    kind,
    name: '',
    before: old[kind],
    after: now[kind],
    was: old[kind] > 0,
    is: now[kind] > 0,
  }));
  return [...lines, ...rows].filter((change) => change.before !== change.after || change.was !== change.is);
}

const instead = ({ before, after }: SumChange): string =>
  `${formatPrice(after)} вместо ${formatPrice(before)}`;

const WORDS: Readonly<
  Record<SumChange['kind'], Record<'came' | 'went' | 'changed', (change: SumChange) => string>>
> = {
  dish: {
    came: ({ name, after }) => `Добавлено блюдо «${name}», ${formatPrice(after)}`,
    went: ({ name }) => `Блюда «${name}» больше нет в заказе`,
    changed: (change) => `«${change.name}»: ${instead(change)}`,
  },
  gift: {
    came: ({ name }) => `Добавлен подарок «${name}»`,
    went: ({ name }) => `Подарка «${name}» больше нет`,
    changed: (change) => `Подарок «${change.name}»: ${instead(change)}`,
  },
  delivery: {
    came: ({ after }) => `Доставка стала платной: ${formatPrice(after)}`,
    went: () => 'Доставка стала бесплатной',
    changed: (change) => `Доставка: ${instead(change)}`,
  },
  fee: {
    came: ({ after }) => `Добавился сервисный сбор: ${formatPrice(after)}`,
    went: () => 'Сервисного сбора больше нет',
    changed: (change) => `Сервисный сбор: ${instead(change)}`,
  },
  discount: {
    came: ({ after }) => `Появилась скидка: ${formatPrice(after)}`,
    went: ({ before }) => `Скидка ${formatPrice(before)} больше не действует`,
    changed: (change) => `Скидка: ${instead(change)}`,
  },
  bonuses: {
    came: ({ after }) => `Бонусами спишется ${formatPrice(after)}`,
    went: () => 'Бонусы не спишутся',
    changed: (change) => `Бонусами спишется ${instead(change)}`,
  },
};

/** The reason in words, without a full stop. */
export const changeText = (change: SumChange): string =>
  WORDS[change.kind][!change.was ? 'came' : change.is ? 'changed' : 'went'](change);
