import type { Kopecks } from './money.ts';

export type ProductId = string & { readonly __brand: 'ProductId' };
export type GroupId = string & { readonly __brand: 'GroupId' };
export type CityId = string & { readonly __brand: 'CityId' };
/** The chain's id of a city in its cash-register system; settings that are "keyed by city" use it. */
export type CityIikoId = string & { readonly __brand: 'CityIikoId' };
export type TerminalId = string & { readonly __brand: 'TerminalId' };
export type ZoneId = string & { readonly __brand: 'ZoneId' };

/** One option of a modifier group. Missing names, codes and pictures were already taken from the catalog product of the same id. */
export interface Modifier {
  readonly id: ProductId;
  readonly name: string;
  readonly code: string;
  readonly price: Kopecks;
  readonly image: string | null;
  readonly defaultAmount: number;
  readonly maxAmount: number;
}

export interface ModifierGroup {
  readonly id: GroupId;
  readonly name: string;
  readonly isRequired: boolean;
  /** `one`: a radio group; `many`: checkboxes, at most `maxAmount` of them (assumptions, section 2). */
  readonly choice: 'one' | 'many';
  readonly minAmount: number;
  readonly maxAmount: number | null;
  readonly modifiers: readonly Modifier[];
}

export interface Energy {
  readonly calories: number;
  readonly proteins: number;
  readonly fats: number;
  readonly carbohydrates: number;
}

/** A code with the name people read; the name falls back to the code. */
export interface Mark {
  readonly code: string;
  readonly name: string;
}

export interface Product {
  readonly id: ProductId;
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly price: Kopecks;
  readonly slug: string;
  readonly groupId: GroupId;
  /** Name of the product's group, for the search. */
  readonly categoryName: string;
  readonly image: string | null;
  /** Grams. */
  readonly weight: number | null;
  readonly energy: Energy | null;
  readonly modifierGroups: readonly ModifierGroup[];
  readonly allergens: readonly Mark[];
  readonly filters: readonly Mark[];
  readonly tags: readonly string[];
  /** Which of the three cities of the specification do not sell it. */
  readonly hiddenIn: readonly ('samara' | 'tolyatti' | 'novokujbyshevsk')[];
  readonly likesCount: number;
  /** 0: no limit. */
  readonly maxPerPosition: number;
  /** False only where additionalInfo.sale says so: no snack gift for it. */
  readonly isOnSale: boolean;
}

export interface Group {
  readonly id: GroupId;
  readonly name: string;
  readonly slug: string;
  readonly parentId: GroupId | null;
  readonly isIncludedInMenu: boolean;
  readonly isModifierGroup: boolean;
  readonly isServiceGroup: boolean;
}

export interface StopListEntry {
  readonly terminalId: TerminalId;
  readonly productId: ProductId;
}
