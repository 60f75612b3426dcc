import { isFields, type Call, type Layer, type MakeLayer, isList } from './layer.ts';

/** The ids of customers, orders and addresses that the service makes. */
const MADE = /^[0-9a-f]{32}$/;
const NAMES = new Set(['id', 'userId', 'orderId', 'customerId', 'otherUserId', 'addressId']);

/** A service whose ids are numbers; where a text has to be, they are their text. */
export const numericIds: MakeLayer = (): Layer => {
  const numbers = new Map<string, number>();
  const own = new Map<string, string>();
  const numberOf = (id: string): number => {
    const number = numbers.get(id) ?? numbers.size + 1001;
    numbers.set(id, number);
    own.set(String(number), id);
    return number;
  };
  const outward = (value: unknown, name = '', inText = false): unknown => {
    if (isList(value)) return value.map((item: unknown) => outward(item, '', inText));
    if (isFields(value))
      return Object.fromEntries(
        Object.entries(value).map(([key, each]) => [key, outward(each, key, inText)]),
      );
    if (typeof value !== 'string' || !NAMES.has(name) || !MADE.test(value)) return value;
    return inText ? String(numberOf(value)) : numberOf(value);
  };
  const inwardId = (value: string): string => own.get(value) ?? value;
  const inward = (value: unknown, name = ''): unknown => {
    if (isList(value)) return value.map((item: unknown) => inward(item));
    if (isFields(value))
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inward(each, key)]));
    const isId = NAMES.has(name) && (typeof value === 'string' || typeof value === 'number');
    return isId ? inwardId(String(value)) : value;
  };
  const channel = (frame: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
    typeof frame['channel'] === 'string'
      ? { ...frame, channel: frame['channel'].split(':').map(inwardId).join(':') }
      : frame;
  const asked = (call: Call): Call => ({
    ...call,
    path: call.path.split('/').map(inwardId).join('/'),
    params: Object.fromEntries(Object.entries(call.params).map(([name, id]) => [name, inwardId(id)])),
    query: Object.fromEntries(Object.entries(call.query).map(([name, id]) => [name, inwardId(id)])),
    body: inward(call.body),
  });
  return {
    call: async (call, next) => {
      const answer = await next(asked(call));
      return answer.body === undefined ? answer : { ...answer, body: outward(answer.body) };
    },
    state: async (call, next) => {
      const answer = await next(call);
      return answer.body === undefined ? answer : { ...answer, body: outward(answer.body, '', true) };
    },
    says: (frame) => [outward(frame)],
    hears: (frame) => [channel(frame)],
  };
};
