import * as z from 'zod/mini';
import type { OperationName } from './operations.ts';

interface State<Parameters, Value extends string> {
  /** What the provider has to bring about, for the team that writes it. */
  readonly sentence: string;
  readonly parameters: z.ZodMiniType<Parameters>;
  /** Of the parameters. */
  readonly names: readonly string[];
  /** What only the provider can know; it answers these names when it sets the state up. */
  readonly values: readonly Value[];
  /** Of the values, what a service may leave out; and what it may answer besides. */
  readonly optionalValues: readonly string[];
  /** A service that does not know the state just has nothing of the kind; no pact names it. */
  readonly isOptional: boolean;
}

/** The phone says which customer is meant wherever a state is about one. */
const phone = { phone: z.string() };
const operation = z.custom<OperationName>((name) => typeof name === 'string');

const state = <Shape extends z.core.$ZodShape, const Value extends string = never>(
  shape: Shape,
  sentence: string,
  values: readonly Value[] = [],
  optionalValues: readonly string[] = [],
): State<z.infer<z.ZodMiniObject<Shape>>, Value> => ({
  sentence,
  parameters: z.object(shape),
  names: Object.keys(shape),
  values,
  optionalValues,
  isOptional: false,
});

/** A state of which a service may have heard nothing. */
const optional = <Parameters, Value extends string>(
  known: State<Parameters, Value>,
): State<Parameters, Value> => ({ ...known, isOptional: true });

const modifier = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  price: z.number(),
  groupId: z.string(),
  groupName: z.string(),
});
const product = { id: z.string(), code: z.string(), name: z.string(), price: z.number() };

/** The login code that is right wherever a state names no other. */
export const LOGIN_CODE = '1234';

/** Every provider state of the pacts: all sums in roubles, each state on top of those before it. */
export const states = {
  'there is a customer': state(
    { ...phone, name: z.string() },
    'A customer with this phone and name has a valid session, and no address, like or order yet.',
    ['userId', 'token'],
    ['token'],
  ),
  'the session of a customer has expired': state(phone, 'The token answered here was valid once.', [
    'userId',
    'token',
  ]),
  'there is another customer': state(phone, 'Somebody else, who is not signed in here.', ['otherUserId']),
  'nobody has the phone': state(phone, 'No customer has this phone.'),
  'the login asks for a code': state(
    phone,
    `Looking this phone up and registering it are refused until the right code comes with it: ${LOGIN_CODE}, or the \`code\` that is answered here.`,
    [],
    ['code'],
  ),
  'the customer has a saved address': state(
    { ...phone, lines: z.record(z.string(), z.string()) },
    'The customer has one saved address with these lines.',
    ['addressId'],
  ),
  'the customer has a notification': state(phone, 'The customer has at least one notification.'),
  'the customer likes a product': state(
    { ...phone, productId: z.string() },
    'The customer likes this product.',
  ),
  'the customer has an active order': state(
    { ...phone, status: z.string() },
    'An order of the customer is in this status of iiko; from OnWay on a courier has it.',
    ['orderId'],
  ),
  'the customer has ordered before': state(
    phone,
    'The last order of the customer is delivered and has a product with a chosen modifier.',
  ),
  'an order with this key is under way': state(
    { ...phone, key: z.string() },
    'A first request of the customer with this Idempotency-Key is not answered yet.',
  ),
  'the menu has a plain product': state(product, 'This product without modifiers is for sale everywhere.'),
  'the menu has a product with a choice': state(
    { ...product, modifier },
    'This product with every optional field filled in asks for a choice, and the modifier is one option.',
  ),
  'a product has become dearer': state(
    { id: z.string(), price: z.number() },
    'The product costs this now, and not what the customer saw.',
  ),
  'the city charges': state(
    { city: z.string(), fee: z.number(), delivery: z.number() },
    'The service fee of the city with this slug, and what one of its zones takes for a delivery.',
    ['feeId', 'feeCode', 'deliveryId', 'deliveryCode', 'zoneId'],
  ),
  'a restaurant takes orders': state(
    { city: z.string() },
    'A restaurant of the city with this slug is open.',
    ['terminalId'],
  ),
  'a coupon gives a discount and a gift': state(
    { productId: z.string(), amount: z.number() },
    'With this coupon so many units of the product get a discount, a free product and a hint at another gift.',
    ['coupon'],
  ),
  'no coupon has the code': state({ coupon: z.string() }, 'There is no such coupon and no such promotion.'),
  'there is a promotion': state({}, 'A promotion has every optional field filled in; the code is its own.', [
    'code',
  ]),
  'the shop takes no orders': state({ text: z.string() }, 'Orders are stopped, and this text says why.'),
  'the call is refused': state(
    { operation, status: z.number(), message: z.nullable(z.string()) },
    'The next call of the operation is refused with this status, and with this message unless it is null.',
  ),
  'every setting is filled in': state({}, 'Every setting of the contract has a value.'),
  'no setting is filled in': state({}, 'Every setting is left out.'),
  'a setting is the text of its value': state(
    { key: z.string(), value: z.string() },
    'This setting arrives as JSON text.',
  ),
  'the delivery texts are absent': state({}, 'The setting CHECKOUT_DELIVERY_TEXT does not exist.'),
  'the version of the store is empty': state({}, 'STORE_VERSION answers 200 without a body.'),
  'versions are plain text': state({}, 'Versions are answered as text/plain.'),
  'a city has streets': state({}, 'The directory of a city names streets with their houses.', ['cityIikoId']),
  'a city has no streets': state({}, 'The directory of a city is an empty list.', ['cityIikoId']),
  'no city has the id': state({ cityIikoId: z.string() }, 'There is no such city.'),
  'a zone has conditions': state({}, 'All delivery conditions of a zone are filled in.', ['zoneId']),
  'a zone has no conditions': state({}, 'A known zone has no delivery conditions of its own.', ['zoneId']),
  'no zone has the id': state({ zoneId: z.string() }, 'There is no such delivery zone.'),
  'a page exists': state({ slug: z.string() }, 'The page with this slug has a text.'),
  'no page has the slug': state({ slug: z.string() }, 'There is no such page.'),
  'an order moves on': state(phone, 'The active order of the customer gets its next status, with a courier.'),
  'a setting changes': state({}, 'Any setting is changed, or is said to be.'),
  'the customer has bonuses': optional(
    state({ ...phone, balance: z.number() }, 'The customer has so many bonus roubles.'),
  ),
  'orders can be paid online': optional(
    state({ city: z.string() }, 'Orders of the city with this slug can be paid online, whatever the method.'),
  ),
  'devices are registered': optional(state({}, 'Apps and browsers can be registered for push messages.')),
} as const;

type States = typeof states;
export type StateName = keyof States;
export type ParametersOf<Name extends StateName> = z.infer<States[Name]['parameters']>;
export type ValueName<Name extends StateName = StateName> = States[Name]['values'][number];

export interface Given {
  readonly name: StateName;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** A state with its parameters, as a pact names it. */
export const given = <Name extends StateName>(name: Name, parameters: ParametersOf<Name>): Given => ({
  name,
  parameters,
});

export const isStateName = (name: string): name is StateName => Object.hasOwn(states, name);
