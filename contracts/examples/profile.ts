import { ALREADY_GONE } from '../alternatives/outcomes.ts';
import { same, type Examples } from './example.ts';
import {
  customerIn,
  customerOut,
  NAME,
  ofOther,
  OTHER_PHONE,
  PHONE,
  refusedCall,
  userId,
} from './samples.ts';

export const NEW_NAME = 'Мария Ивановна';
export const NO_SUCH_NAME = 'Такое имя не подходит';
export const ORDER_UNDER_WAY = 'Сначала дождитесь заказа';

const change = { operation: 'user.change', isSignedIn: true, parameters: { phone: PHONE } } as const;
const rename = { ...change, body: { name: NEW_NAME } } as const;
const remove = { operation: 'user.remove', isSignedIn: true, parameters: { phone: PHONE } } as const;
const consents = { personalData: true, PUSHNotifications: true, receiveAdvertisingInformation: false };

const kept = {
  personalData: same(true),
  PUSHNotifications: same(true),
  receiveAdvertisingInformation: same(false),
};

export const profileExamples = {
  renaming: {
    ...rename,
    description: 'a change of the name',
    given: [customerIn],
    status: 200,
    answer: { id: userId, name: same(NEW_NAME) },
  },
  consents: {
    ...change,
    description: 'a change of the consents',
    given: [customerIn],
    body: consents,
    status: 200,
    answer: { id: userId, name: same(NAME), ...kept },
  },
  renamingSignedOut: {
    ...rename,
    description: 'a change of the profile without a valid session',
    given: [customerOut],
    status: 401,
  },
  renamingOfOther: {
    ...rename,
    ...ofOther,
    description: 'a change of another customer’s profile',
    parameters: { phone: OTHER_PHONE },
  },
  renamingRefused: {
    ...rename,
    description: 'a change of the profile that is refused',
    given: [customerIn, refusedCall('user.change', 422, NO_SUCH_NAME)],
    status: 422,
    answer: { message: NO_SUCH_NAME },
  },
  renamingRefusedWordlessly: {
    ...rename,
    description: 'a change of the profile that is refused without a word',
    given: [customerIn, refusedCall('user.change', 422, null)],
    status: 422,
  },
  removal: {
    ...remove,
    description: 'the deletion of an account',
    given: [customerIn],
    status: 'success',
  },
  removalOfGone: {
    ...remove,
    description: 'the deletion of an account that is already gone',
    given: [customerIn, refusedCall('user.remove', 404, null)],
    status: 404,
    otherwise: ALREADY_GONE,
  },
  removalSignedOut: {
    ...remove,
    description: 'the deletion of an account without a valid session',
    given: [customerOut],
    status: 401,
  },
  removalRefused: {
    ...remove,
    description: 'the deletion of an account that is refused',
    given: [customerIn, refusedCall('user.remove', 422, ORDER_UNDER_WAY)],
    status: 422,
    answer: { message: ORDER_UNDER_WAY },
  },
} satisfies Examples;
