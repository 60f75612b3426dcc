import type { Act } from './acts.ts';
import type { KeptLine, Sight } from './sight.ts';
import type { SentOrder } from './weather.ts';

/** One act of a visitor, with what was in sight before and after it. */
export interface Step {
  readonly act: Act;
  readonly before: Sight;
  readonly after: Sight;
  /**
   * The paths that may lie under what is open: of the last page seen without a dialog and, while acts in haste were under way,
   * of those before it, for the address of a dish comes before its dialog. Empty before the first.
   */
  readonly under: readonly string[];
  /** The acts before it that had not come to rest: who is in haste acts on what is on its way out. */
  readonly underWay: readonly Act[];
  /** Nothing was under way any more when it was looked at. */
  readonly isSettled: boolean;
  /** Something moved on the page, or it went to another one. */
  readonly hasAnswered: boolean;
  /** Sent by this act. */
  readonly ordered: readonly SentOrder[];
  /** All of the visit, this act's last. */
  readonly orders: readonly SentOrder[];
  /** So often «Заказать за …» was pressed in this visit. */
  readonly orderPresses: number;
  /** Uncaught errors and rejections since the act before. */
  readonly errors: readonly string[];
  /** What lay over that which was to be pressed; null where nothing did. */
  readonly coveredBy: string | null;
  /** The act came so long before the page was alive, in ms; null where the page was alive, or is not yet. */
  readonly early: number | null;
  /** The kitchen is closed. */
  readonly isNight: boolean;
  /** The question for the city was answered in this visit. */
  readonly hasNamedCity: boolean;
  /** Dishes whose hearts asked a guest to log in, and were not pressed since. */
  readonly marked: ReadonlySet<string>;
}

/** A sentence that did not hold. */
export interface Violation {
  readonly says: string;
  /** What was wrong, in words. */
  readonly words: string;
}

/** What every customer would sign. */
export interface Sentence {
  readonly says: string;
  /** What is wrong, in words; null where it holds. */
  readonly broken: (step: Step) => string | null;
}

export const pathOf = ({ address }: Sight): string => address.split(/[?#]/)[0] ?? '';

/** What a position costs, in kopecks: (price + its modifiers) × quantity (specification, section 9, "Cart and pricing"). */
export const costOf = ({ price, modifiers, quantity }: KeptLine): number =>
  (price + modifiers.reduce((sum, modifier) => sum + modifier.price * modifier.amount, 0)) * quantity;

/** The positions that a customer sees. */
export const visibleOf = ({ kept }: Sight): readonly KeptLine[] =>
  (kept ?? []).filter(({ kind }) => kind === 'goods' || kind === 'gift');

export const costIn = (sight: Sight): number => visibleOf(sight).reduce((sum, line) => sum + costOf(line), 0);

export const unitsIn = (sight: Sight): number =>
  visibleOf(sight).reduce((sum, { quantity }) => sum + quantity, 0);

/** How many of each choice of a dish are there; modifiers in any order are the same choice. */
export function choicesIn({
  kept,
}: Sight): ReadonlyMap<string, { readonly name: string; readonly quantity: number }> {
  const choices = new Map<string, { readonly name: string; readonly quantity: number }>();
  for (const { productId, name, kind, quantity, modifiers } of kept ?? []) {
    if (kind !== 'goods') continue;
    const chosen = modifiers.map(({ id, amount }) => `${id}×${amount}`).toSorted();
    const key = [productId, ...chosen].join(' ');
    choices.set(key, { name, quantity: (choices.get(key)?.quantity ?? 0) + quantity });
  }
  return choices;
}
