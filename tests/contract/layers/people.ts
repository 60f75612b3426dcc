import { sessionOf } from '../visit/observe.ts';
import type { Answer, Call, Next, NextState, StateCall } from './layer.ts';
import { isFields } from './layer.ts';

export interface Person {
  readonly id: string;
  readonly phone: string;
  readonly token: string;
}

/** The customers that states have made, and whose a call is. */
export interface People {
  /** Sets a state and remembers the customer whom it is about. */
  readonly remember: (asked: StateCall, next: NextState, call: Next) => Promise<Answer>;
  readonly byId: (id: string) => Person | null;
  /** Whom the path, the query or the body of a call names. */
  readonly namedIn: (call: Call) => Person | null;
  /** Whoever holds the token of a call. */
  readonly callerOf: (call: Call) => Person | null;
}

/** States after which somebody has the phone that they name. */
const ABOUT = new Set([
  'there is a customer',
  'there is another customer',
  'the session of a customer has expired',
]);

export const tokenOf = (call: Call): string | null =>
  /^Bearer (.+)$/.exec(call.headers['authorization'] ?? '')?.[1] ?? null;

export const withToken = (call: Call, token: string): Call => ({
  ...call,
  headers: { ...call.headers, authorization: `Bearer ${token}` },
});

const idsIn = ({ params, query, body }: Call): readonly unknown[] => {
  const fields = isFields(body) ? body : {};
  const customer = isFields(fields['customer']) ? fields['customer'] : {};
  return [
    params['userId'],
    params['phone'],
    query['userId'],
    fields['userId'],
    fields['customerId'],
    customer['phone'],
  ].filter((id) => id !== undefined);
};

export const peopleMemory = (): People => {
  const people = new Map<string, Person>();
  const find = (fits: (person: Person) => boolean): Person | null => [...people.values()].find(fits) ?? null;
  return {
    remember: async (asked, next, call) => {
      if (asked.action === 'teardown') people.clear();
      const answer = await next(asked);
      const { phone } = asked.params;
      if (asked.action === 'teardown' || typeof phone !== 'string' || !ABOUT.has(asked.state)) return answer;
      const session = await sessionOf(phone, call);
      if (session !== null) people.set(phone, { ...session, phone });
      return answer;
    },
    byId: (id) => find((person) => person.id === id),
    namedIn: (call) => {
      const named = new Set(idsIn(call).map(String));
      return find(({ id, phone }) => named.has(id) || named.has(phone));
    },
    callerOf: (call) => find(({ token }) => token === tokenOf(call)),
  };
};
