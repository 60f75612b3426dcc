import * as fc from 'fast-check';
import type { PayloadOf } from '../src/kernel/event.ts';
import { secret } from '../src/kernel/event.ts';
import { eventTypes, type AppDraft, type AppEvents, type AppEventType } from '../src/slices/events.ts';
import { factsOf } from './arbitraryFacts.ts';
import { customerPayloads } from './payloads/customer.ts';
import { orderingPayloads } from './payloads/ordering.ts';
import { shopPayloads } from './payloads/shop.ts';

type Payloads = { readonly [K in AppEventType]: fc.Arbitrary<PayloadOf<AppEvents, K>> };
/** The events that carry something. */
type Carrying = {
  [K in AppEventType]: [keyof PayloadOf<AppEvents, K>] extends [never] ? never : K;
}[AppEventType];
/** The rows that must be written: an event that carries something does not compile until properties can generate it. */
export type WrittenPayloads = Pick<Payloads, Carrying>;

const here = { ...customerPayloads, ...orderingPayloads, ...shopPayloads };
const nothing = fc.constant({});
const written: WrittenPayloads = {
  ...here,
  'view/factsArrived': factsOf((type) => (type in here ? here[type as keyof typeof here] : nothing)).map(
    (facts) => ({ facts: secret(facts) }),
  ),
};

/** A payload for every event of the shop. */
export const payloads: Payloads = {
  ...(Object.fromEntries(eventTypes.map((type) => [type, nothing])) as unknown as Payloads),
  ...written,
};

/** A draft of one of these types. */
export const draftsOf = (types: readonly AppEventType[]): fc.Arbitrary<AppDraft> =>
  fc
    .constantFrom(...types)
    .chain((type) =>
      (payloads[type] as fc.Arbitrary<object>).map((payload) => ({ type, payload }) as AppDraft),
    );

/** Any event at all, facts of rules included: replays and journals must take them all. */
export const anyDraft = draftsOf(eventTypes);
