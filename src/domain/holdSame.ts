const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  Array.isArray(value) || (value instanceof Object && Object.getPrototypeOf(value) === Object.prototype);

/** Whether two lists or plain objects hold the same values, field by field. */
export const holdSame = (one: unknown, other: unknown): boolean =>
  isPlain(one) &&
  isPlain(other) &&
  Array.isArray(one) === Array.isArray(other) &&
  Object.keys({ ...one, ...other }).length === Object.keys(one).length &&
  Object.keys(one).every((name) => name in other && Object.is(one[name], other[name]));
