import { secret, type EventOf, type Secret, type Stating, type Traits } from '../kernel/event.ts';
import { maskEvent } from './maskEvent.ts';
import { addressEvents } from './address/events.ts';
import { authEvents } from './auth/events.ts';
import { cartEvents } from './cart/events.ts';
import { cityEvents } from './city/events.ts';
import { orderEvents } from './order/events.ts';
import { userEvents } from './user/events.ts';

const all = {
  ...addressEvents,
  ...authEvents,
  ...cartEvents,
  ...cityEvents,
  ...orderEvents,
  ...userEvents,
} as const;

/** The facts that travel to the customer's other tabs: their definitions say so. */
export type SharedType = Stating<typeof all, { readonly shared: true }>;
export type SharedFact = EventOf<Pick<typeof all, SharedType>>;

const sharedOf = Object.entries<Traits>(all).flatMap(([type, { shared }]) => (shared === true ? [type] : []));
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is shared is a key of the six tables
export const SHARED = sharedOf as readonly SharedType[];
const sharedTypes: ReadonlySet<string> = new Set(SHARED);
export const isShared = <E extends { readonly type: string }>(event: E): event is E & SharedFact =>
  sharedTypes.has(event.type);

/** Each fact is masked as it is masked in the journal of its own tab. */
export const maskFacts = (facts: Secret<readonly SharedFact[]>): Secret<readonly SharedFact[]> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a mask changes no type
  secret(facts.map((fact) => maskEvent(all, fact) as SharedFact));
