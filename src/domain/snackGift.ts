import type { GroupId, Product } from './catalog.ts';

/** Whether a dish is one of the snacks that earn the present (specification, section 4, "Adding an item", step 9). */
export const earnsSnackGift = (
  { groupId, isOnSale }: Pick<Product, 'groupId' | 'isOnSale'>,
  snacksGroupId: GroupId | null | undefined,
): boolean => groupId === snacksGroupId && isOnSale;
