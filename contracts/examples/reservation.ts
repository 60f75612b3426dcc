import { given } from '../states.ts';
import { fromState, type Examples } from './example.ts';
import { CITY, NAME, PHONE, refusedCall, TERMINAL } from './samples.ts';

export const RESERVATION = {
  deliveryTerminalId: TERMINAL,
  name: NAME,
  phone: PHONE,
  date: '2096-03-08',
  time: '19:30',
  guests: 2,
  comment: 'У окна',
} as const;
export const NO_TABLE = 'На это время столов нет';
export const TOO_MANY_GUESTS = 'Столько гостей не посадить';
/** What a captcha has given to the client. */
export const PROOF = 'proof-of-the-captcha';
export const NOT_PROVEN = 'Проверка не пройдена';

const open = given('a restaurant takes orders', { city: CITY });
const reserve = {
  operation: 'reservation.create',
  body: { ...RESERVATION, deliveryTerminalId: fromState('terminalId', TERMINAL) },
} as const;
const refused = (status: number, message: string | null) =>
  refusedCall('reservation.create', status, message);

export const reservationExamples = {
  taken: {
    ...reserve,
    description: 'the reservation of a table',
    given: [open],
    status: 201,
    answer: { id: 'reservation-1' },
  },
  unproven: {
    ...reserve,
    description: 'the reservation of a table with a proof that is not accepted',
    given: [open, refused(403, NOT_PROVEN)],
    headers: { 'x-captcha-token': PROOF },
    status: 403,
    answer: { message: NOT_PROVEN },
  },
  noTable: {
    ...reserve,
    description: 'the reservation of a table when none is free',
    given: [open, refused(409, NO_TABLE)],
    status: 409,
    answer: { message: NO_TABLE },
  },
  refused: {
    ...reserve,
    description: 'the reservation of a table that is refused',
    given: [open, refused(422, TOO_MANY_GUESTS)],
    status: 422,
    answer: { message: TOO_MANY_GUESTS },
  },
  refusedWordlessly: {
    ...reserve,
    description: 'the reservation of a table that is refused without a word',
    given: [open, refused(422, null)],
    status: 422,
  },
} satisfies Examples;
