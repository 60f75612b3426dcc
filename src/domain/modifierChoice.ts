import type { CartModifier } from './cart.ts';
import type { Modifier, ModifierGroup, ProductId } from './catalog.ts';

/** What is ticked in the groups of one product; each option at most once, with amount 1. */
export type Choice = readonly CartModifier[];

/**
 * What is ticked before anybody touched the product: options that come with it by default; in a required group without
 * such its only one, and where one is chosen of several, the first that costs nothing (assumptions, section 2, "Group modifier").
 */
export function initialChoice(groups: readonly ModifierGroup[]): Choice {
  return groups.flatMap((group) => initialOf(group).map((modifier) => chosen(group, modifier)));
}

function initialOf(group: ModifierGroup): readonly Modifier[] {
  const byDefault = group.modifiers.filter(({ defaultAmount }) => defaultAmount >= 1);
  if (byDefault.length > 0 || !group.isRequired) return byDefault.slice(0, limitOf(group));
  if (group.modifiers.length === 1) return group.modifiers;
  return group.choice === 'one' ? group.modifiers.filter(({ price }) => price === 0).slice(0, 1) : [];
}

/** Radio: this option instead of any other of its group. An option that the group does not have changes nothing. */
export function choose(choice: Choice, group: ModifierGroup, modifierId: ProductId): Choice {
  const modifier = group.modifiers.find(({ id }) => id === modifierId);
  if (!modifier) return choice;
  return [...choice.filter(({ groupId }) => groupId !== group.id), chosen(group, modifier)];
}

/** Checkbox: ticks or unticks; a group that is full takes no more (assumptions, section 2, "Group modifier"). */
export function toggle(choice: Choice, group: ModifierGroup, modifierId: ProductId): Choice {
  const isThis = ({ groupId, id }: CartModifier): boolean => groupId === group.id && id === modifierId;
  if (choice.some(isThis)) return choice.filter((modifier) => !isThis(modifier));
  const modifier = group.modifiers.find(({ id }) => id === modifierId);
  if (!modifier || countIn(choice, group) >= limitOf(group)) return choice;
  return [...choice, chosen(group, modifier)];
}

/** The groups that still need a choice: required ones and those below their least amount, as far as they have options to give. */
export function missingGroups(groups: readonly ModifierGroup[], choice: Choice): readonly ModifierGroup[] {
  return groups.filter((group) => countIn(choice, group) < neededIn(group));
}

function neededIn(group: ModifierGroup): number {
  const asked = Math.max(group.minAmount, group.isRequired ? 1 : 0);
  return Math.min(asked, group.modifiers.length, limitOf(group));
}

function limitOf(group: ModifierGroup): number {
  return group.choice === 'one' ? 1 : (group.maxAmount ?? Infinity);
}

function countIn(choice: Choice, group: ModifierGroup): number {
  return choice
    .filter(({ groupId }) => groupId === group.id)
    .reduce((units, { amount }) => units + amount, 0);
}

function chosen(group: ModifierGroup, { id, name, price, code }: Modifier): CartModifier {
  return { id, name, price, amount: 1, code, groupId: group.id, groupName: group.name };
}
