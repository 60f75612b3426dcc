import { onAnswer, onField, onRefusal, withStatus } from '../../changes/edits.ts';
import type { MakeLayer } from '../../layers/layer.ts';
import { peopleMemory, tokenOf, withToken } from '../../layers/people.ts';
import { json } from '../../layers/wire.ts';
import { loginCode } from '../../services/loginCode.ts';
import { byHand } from './hand.ts';

const SESSIONS = ['user.find', 'user.create'];
const asking = { status: 401, body: { message: 'Введите код', codeRequired: true } };

/** Tokens that nobody knows are taken for those of whom the call names. */
const anyTokenOpens =
  (operations: readonly string[]): MakeLayer =>
  () => {
    const people = peopleMemory();
    return {
      state: people.remember,
      call: (call, next) => {
        const owner = people.namedIn(call);
        const isStrange = tokenOf(call) !== null && people.callerOf(call) === null;
        const wanted = isStrange && owner !== null && operations.includes(call.operation ?? '');
        return next(wanted ? withToken(call, owner.token) : call);
      },
    };
  };

const unguarded: MakeLayer = () => ({
  state: async (asked, next) => (asked.state === 'the login asks for a code' ? json(200, {}) : next(asked)),
});

export const login = byHand('login', [
  [
    'a wrong login code is taken',
    'user.find',
    'whoever knows a phone opens the account',
    loginCode({ asks: 'by state', takes: () => true }),
  ],
  [
    'the right login code is refused',
    'user.find',
    'nobody can log in',
    loginCode({ asks: 'by state', takes: () => false }),
  ],
  ['the code that was to be asked for is not', 'user.find', 'the login is open to everybody', unguarded],
  [
    'a registration asks for no code where a login does',
    'user.create',
    'somebody else’s phone is registered',
    loginCode({ asks: 'by state', operations: ['user.find'] }),
  ],
  [
    'the question for a code lacks codeRequired',
    'user.find',
    'a 401 without it is no question: the customer sees no field for the code',
    loginCode({ asks: 'by state', question: { status: 401, body: { message: 'Введите код' } } }),
  ],
  [
    'codeRequired is a text',
    'user.find',
    'the text "true" is not true',
    loginCode({
      asks: 'by state',
      question: { status: 401, body: { ...asking.body, codeRequired: 'true' } },
    }),
  ],
  [
    'the question for a code is a 403',
    'user.find',
    'a 403 is a refusal that is shown',
    loginCode({ asks: 'by state', question: { ...asking, status: 403 } }),
  ],
  [
    'the token of a login opens nothing',
    null,
    'the customer is logged out by the first call',
    onField(SESSIONS, 'token', () => 'a-token-that-nobody-knows'),
  ],
  [
    'the token of a registration opens nothing',
    null,
    'a new customer is logged out by the first call',
    onField(['user.create'], 'token', () => 'a-token-that-nobody-knows'),
  ],
  [
    'an expired session still reads the addresses',
    'address.list',
    'a session that is over opens an account',
    anyTokenOpens(['address.list']),
  ],
  [
    'an expired session still reads the active order',
    'order.active',
    'a session that is over opens an account',
    anyTokenOpens(['order.active']),
  ],
  [
    'an expired session still places orders',
    'order.place',
    'a session that is over spends bonuses',
    anyTokenOpens(['order.place']),
  ],
  [
    'an unknown phone is a customer without fields',
    'user.find',
    'a new customer is never registered',
    onRefusal('user.find', 404, () => json(200, {})),
  ],
  [
    'an unknown phone is refused with 422',
    'user.find',
    'only a 404 registers a new customer',
    onRefusal('user.find', 404, withStatus(422)),
  ],
  [
    'a phone that is taken is registered again',
    'user.create',
    'a second account takes over the phone',
    onAnswer('user.create', (answer) =>
      answer.status === 409 ? json(201, { id: 'second', phone: '+79990000000', token: 't' }) : answer,
    ),
  ],
  [
    'a login answers somebody else’s phone',
    'user.find',
    'a logged-in customer has the phone of another one',
    onField('user.find', 'phone', () => '+79991112233'),
  ],
]);
