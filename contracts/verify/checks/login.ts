import { customerIn, NAME, PHONE } from '../../examples/samples.ts';
import { read, specified } from '../../sentence.ts';
import { given, LOGIN_CODE } from '../../states.ts';
import type { OperationName } from '../../operations.ts';
import type { Bench, Check } from '../check.ts';
import { shownValue, wrong } from '../judgement.ts';
import { plainText } from '../reading.ts';
import type { Answer, Call } from '../service.ts';
import { NotApplicable } from '../stateSetter.ts';
import { behaviour, fieldOf, isDone, SIGNED_IN } from './own.ts';

const CODE = read(6, '`401 {codeRequired: true}` on the look-up → a code field, sent as `x-login-code`');
const TOKEN = read(
  2,
  'User answers (GET /user/{phone}, POST /user) may carry `token`. It becomes the auth token',
);

const guarded = given('the login asks for a code', { phone: PHONE });
const find: Call = { operation: 'user.find', parameters: { phone: PHONE } };

const withCode = ({ values }: Bench, call: Call, code = values['code'] ?? LOGIN_CODE): Call => ({
  ...call,
  headers: { 'x-login-code': code },
});

const rightCode = behaviour(
  'the right code opens the login that asks for one',
  ['user.find'],
  [customerIn, guarded],
  async (bench) => {
    const answer = await bench.service.ask(withCode(bench, find));
    if (isDone(bench, answer) && String(fieldOf(answer, 'id')) !== bench.values['userId'])
      bench.note(
        answer,
        wrong('$.id', `${bench.values['userId']} is expected, not ${shownValue(fieldOf(answer, 'id'))}`),
      );
  },
  CODE,
);

const rightCodeOfNew = behaviour(
  'the right code opens the registration that asks for one',
  ['user.create'],
  [given('nobody has the phone', { phone: PHONE }), guarded],
  async (bench) => {
    const body = { phone: PHONE, name: NAME, personalData: true };
    isDone(bench, await bench.service.ask(withCode(bench, { operation: 'user.create', body })));
  },
  CODE,
);

const OPENED: readonly (readonly [OperationName, (id: string) => Partial<Call>])[] = [
  ['address.list', (userId) => ({ parameters: { userId } })],
  ['notification.list', (userId) => ({ parameters: { userId } })],
  ['like.list', (userId) => ({ parameters: { userId } })],
  ['order.active', (userId) => ({ parameters: { userId } })],
  ['order.last', (userId) => ({ parameters: { userId } })],
  ['order.history', () => ({ parameters: { phone: PHONE } })],
  ['promo.list', (userId) => ({ query: { userId } })],
];

/** Asks for what is the customer's own with the token of an answer. */
const tokenTried = async (bench: Bench, opened: Answer): Promise<void> => {
  const token = fieldOf(opened, 'token');
  if (token === undefined || token === null)
    throw new NotApplicable('the token of a login', 'a login answers no token');
  for (const [operation, of] of OPENED) {
    const read = await bench.service.ask({
      operation,
      token: plainText(token),
      ...of(plainText(fieldOf(opened, 'id'))),
    });
    if (read.status === 401 || read.status === 403)
      bench.note(
        read,
        wrong('status', `the token that the login has answered is refused with ${read.status}`),
      );
  }
};

const tokenOpens = behaviour(
  'the token of a login opens what follows',
  ['user.find', ...OPENED.map(([operation]) => operation)],
  SIGNED_IN,
  async (bench) => {
    const answer = await bench.login(find);
    if (isDone(bench, answer)) await tokenTried(bench, answer);
  },
  TOKEN,
);

const tokenOfNew = behaviour(
  'the token of a registration opens what follows',
  ['user.create', ...OPENED.map(([operation]) => operation)],
  [given('nobody has the phone', { phone: PHONE })],
  async (bench) => {
    const body = { phone: PHONE, name: NAME, personalData: true };
    const answer = await bench.login({ operation: 'user.create', body });
    if (isDone(bench, answer)) await tokenTried(bench, answer);
  },
  TOKEN,
);

const bonuses = behaviour(
  'bonuses come back as roubles',
  ['user.find'],
  [customerIn, given('the customer has bonuses', { phone: PHONE, balance: 350 })],
  async (bench) => {
    const answer = await bench.login(find);
    if (isDone(bench, answer) && Math.trunc(Number(fieldOf(answer, 'balance'))) !== 350)
      bench.note(
        answer,
        wrong(
          '$.balance',
          `350 was given by the state, and ${shownValue(fieldOf(answer, 'balance'))} came back`,
        ),
      );
  },
  specified(3, 'balance (whole number, 0), zoneId (0)'),
);

/** What lets a customer in. */
export const loginChecks: readonly Check[] = [rightCode, rightCodeOfNew, tokenOpens, tokenOfNew, bonuses];
