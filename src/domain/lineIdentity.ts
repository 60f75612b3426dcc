import type { CartModifier } from './cart.ts';

/**
 * The same text for the same modifiers: a multiset of (group, id) with summed amounts, in any order
 * (specification, section 4, "Adding an item", step 6; assumptions, section 6, "modifiers of a line").
 */
export function modifiersKey(modifiers: readonly CartModifier[]): string {
  const amounts = new Map<string, number>();
  for (const { groupId, id, amount } of modifiers) {
    const key = JSON.stringify([groupId, id]);
    amounts.set(key, (amounts.get(key) ?? 0) + amount);
  }
  const chosen = [...amounts].filter(([, amount]) => amount !== 0);
  return JSON.stringify(chosen.map((each) => JSON.stringify(each)).sort());
}

/** Whether two lines of one product are the same dish. */
export function sameModifiers(a: readonly CartModifier[], b: readonly CartModifier[]): boolean {
  return modifiersKey(a) === modifiersKey(b);
}
