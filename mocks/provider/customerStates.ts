import type { Answered } from '../backend/bench.ts';
import type { SettersOf } from './setters.ts';
import type { ProviderContext } from './context.ts';

export interface Session {
  readonly id: string;
  readonly token: string;
}

const sessionOf = ({ fields }: Answered): Session => ({
  id: String(fields['id']),
  token: String(fields['token']),
});

const signUp = async (context: ProviderContext, phone: string, name: string): Promise<Session> => {
  context.phones.add(phone);
  return sessionOf(await context.call('user.create', { body: { phone, name, personalData: true } }));
};

/** The session of a customer whom an earlier state has created. */
export const sessionByPhone = async (context: ProviderContext, phone: string): Promise<Session> =>
  sessionOf(await context.call('user.find', { params: { phone } }));

/** A state that the back end is in by itself: the call that shows it. */
export const mustAnswer = (answer: Answered, status: number): object => {
  if (answer.status === status) return {};
  throw new Error(`The back end answers ${answer.status} where the state needs ${status}`);
};

type CustomerState =
  | 'there is a customer'
  | 'the session of a customer has expired'
  | 'there is another customer'
  | 'nobody has the phone'
  | 'the login asks for a code'
  | 'the customer has a saved address'
  | 'the customer has a notification'
  | 'the customer likes a product'
  | 'the customer has bonuses'
  | 'devices are registered';

export const customerStates = (context: ProviderContext): SettersOf<CustomerState> => ({
  'there is a customer': async ({ phone, name }) => {
    const { id, token } = await signUp(context, phone, name);
    return { userId: id, token };
  },
  'the session of a customer has expired': async ({ phone }) => {
    const { id } = await signUp(context, phone, 'Мария');
    return { userId: id, token: 'expired' };
  },
  'there is another customer': async ({ phone }) => ({
    otherUserId: (await signUp(context, phone, 'Олег')).id,
  }),
  'nobody has the phone': async ({ phone }) =>
    mustAnswer(await context.call('user.find', { params: { phone } }), 404),
  'the login asks for a code': async ({ phone }) => {
    context.backend.guardPhone(phone);
    return {};
  },
  'the customer has bonuses': async ({ phone, balance }) => {
    context.backend.grantBonus(phone, balance);
    return {};
  },
  'devices are registered': async () => ({}),
  ...belongings(context),
});

type Belonging =
  | 'the customer has a saved address'
  | 'the customer has a notification'
  | 'the customer likes a product';

const belongings = (context: ProviderContext): SettersOf<Belonging> => ({
  'the customer has a saved address': async ({ phone, lines }) => {
    const { id, token } = await sessionByPhone(context, phone);
    const { fields } = await context.call('address.create', { token, body: { ...lines, userId: id } });
    return { addressId: String(fields['id']) };
  },
  'the customer has a notification': async ({ phone }) => {
    const { id, token } = await sessionByPhone(context, phone);
    return mustAnswer(await context.call('notification.list', { token, params: { userId: id } }), 200);
  },
  'the customer likes a product': async ({ phone, productId }) => {
    const { id, token } = await sessionByPhone(context, phone);
    return mustAnswer(await context.call('like.create', { token, body: { userId: id, productId } }), 201);
  },
});
