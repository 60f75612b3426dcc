const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  Array.isArray(value) || (value instanceof Object && Object.getPrototypeOf(value) === Object.prototype);

/** Whether two lists or plain objects hold the same values, field by field. */
export const holdSame = (one: unknown, other: unknown): boolean => {
  if (!isPlain(one) || !isPlain(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  for (const name of names)
    if (!Object.is(one[name], other[name]) || !Object.hasOwn(other, name)) return false;
  return true;
};
