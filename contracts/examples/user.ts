import { given, LOGIN_CODE } from '../states.ts';
import { needed, same, type Examples } from './example.ts';
import { customerIn, NAME, PHONE, refusedCall, TOKEN, USER, userId } from './samples.ts';

const bare = { id: userId };
const full = {
  ...bare,
  phone: same(PHONE),
  name: same(NAME),
  balance: 350,
  zoneId: '0',
  personalData: true,
  PUSHNotifications: false,
  receiveAdvertisingInformation: false,
  token: TOKEN,
};
const registered = {
  ...full,
  id: USER,
  personalData: same(true),
  PUSHNotifications: same(false),
  receiveAdvertisingInformation: same(false),
};
const nobody = given('nobody has the phone', { phone: PHONE });
const guarded = given('the login asks for a code', { phone: PHONE });
const find = { operation: 'user.find', parameters: { phone: PHONE } } as const;
const create = {
  operation: 'user.create',
  body: {
    phone: PHONE,
    name: NAME,
    personalData: true,
    PUSHNotifications: false,
    receiveAdvertisingInformation: false,
  },
} as const;

/** The one-time code of a login. */
export const CODE = LOGIN_CODE;
export const BARRED = 'Вход закрыт';
export const WRONG_NAME = 'Проверьте имя';

export const userExamples = {
  login: {
    ...find,
    description: 'a login by phone',
    given: [customerIn],
    status: 200,
    answer: full,
  },
  leastLogin: {
    ...find,
    description: 'a login by phone, with the fewest fields',
    given: [customerIn],
    status: 200,
    answer: bare,
  },
  loginOfNobody: {
    ...find,
    description: 'a login by an unknown phone',
    given: [nobody],
    status: 404,
  },
  loginBarred: {
    ...find,
    description: 'a login that is refused',
    given: [customerIn, refusedCall('user.find', 403, BARRED)],
    status: 403,
    answer: { message: BARRED },
  },
  loginWithoutCode: {
    ...find,
    description: 'a login that needs a code',
    given: [customerIn, guarded],
    status: 401,
    answer: { codeRequired: needed(true) },
  },
  loginWithWrongCode: {
    ...find,
    description: 'a login with a wrong code',
    given: [customerIn, guarded],
    headers: { 'x-login-code': '0000' },
    status: 401,
    answer: { codeRequired: needed(true) },
  },
  loginWithCode: {
    ...find,
    description: 'a login with the code that was asked for',
    given: [customerIn],
    headers: { 'x-login-code': CODE },
    status: 200,
    answer: bare,
  },
  registration: {
    ...create,
    description: 'a registration',
    given: [nobody],
    status: 'success',
    answer: registered,
  },
  leastRegistration: {
    ...create,
    description: 'a registration, with the fewest fields',
    given: [nobody],
    status: 'success',
    answer: { id: USER },
  },
  registrationWithoutCode: {
    ...create,
    description: 'a registration that needs a code',
    given: [nobody, guarded],
    status: 401,
    answer: { codeRequired: needed(true) },
  },
  registrationOfTakenPhone: {
    ...create,
    description: 'a registration with a phone that is taken',
    given: [customerIn],
    status: 409,
  },
  registrationRefused: {
    ...create,
    description: 'a registration that is refused',
    given: [nobody, refusedCall('user.create', 422, WRONG_NAME)],
    status: 422,
    answer: { message: WRONG_NAME },
  },
  registrationRefusedWordlessly: {
    ...create,
    description: 'a registration that is refused without a word',
    given: [nobody, refusedCall('user.create', 422, null)],
    status: 422,
  },
} satisfies Examples;
