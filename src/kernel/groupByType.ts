/** Values by the type of the events that they are for, in their order. */
export function groupByType<V>(entries: readonly (readonly [type: PropertyKey, value: V])[]) {
  const none: readonly V[] = [];
  const groups = new Map<PropertyKey, V[]>();
  for (const [type, value] of entries) groups.set(type, [...(groups.get(type) ?? []), value]);
  return (type: string): readonly V[] => groups.get(type) ?? none;
}
