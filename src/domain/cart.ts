import type { GroupId, ProductId } from './catalog.ts';
import type { Kopecks } from './money.ts';

export type LineId = string & { readonly __brand: 'LineId' };
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one door for line ids
export const lineId = (text: string): LineId => text as LineId;
export type DeliveryMethod = 'delivery' | 'self';
export type Payment = 'online' | 'card' | 'cash';

/** A chosen modifier of a line. The same id in two groups is two different modifiers (assumptions, section 6). */
export interface CartModifier {
  readonly id: ProductId;
  readonly name: string;
  readonly price: Kopecks;
  readonly amount: number;
  readonly code: string;
  readonly groupId: GroupId;
  readonly groupName: string;
}

/** What a line is for; everything but `goods` is made and removed by rule. */
export type LineKind = 'goods' | 'gift' | 'delivery' | 'fee';

/** One position of the order, with the name and price at which the customer put it in. */
export interface CartLine {
  readonly id: LineId;
  readonly productId: ProductId;
  readonly code: string;
  readonly name: string;
  readonly price: Kopecks;
  readonly image: string | null;
  readonly weight: number | null;
  readonly quantity: number;
  /** 0: no limit. */
  readonly maxQuantity: number;
  readonly modifiers: readonly CartModifier[];
  readonly kind: LineKind;
  /** Gift lines that came from a promo answer and go with it. */
  readonly isFromPromocode: boolean;
}
