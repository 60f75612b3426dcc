import type { Examples } from './example.ts';
import { NAME, PHONE, refusedCall } from './samples.ts';
import { NOT_PROVEN, PROOF } from './reservation.ts';

export const APPLICATION = {
  name: NAME,
  phone: PHONE,
  city: 'Самара',
  position: 'Повар',
  about: 'Пять лет у плиты',
} as const;
export const VACANCY_CLOSED = 'Вакансия закрыта';

const apply = { operation: 'vacancy.create', body: APPLICATION } as const;
const refused = (status: number, message: string | null) => refusedCall('vacancy.create', status, message);

export const vacancyExamples = {
  sent: {
    ...apply,
    description: 'an application for a vacancy',
    status: 201,
    answer: { id: 'vacancy-1' },
  },
  unproven: {
    ...apply,
    description: 'an application for a vacancy with a proof that is not accepted',
    given: [refused(403, NOT_PROVEN)],
    headers: { 'x-captcha-token': PROOF },
    status: 403,
    answer: { message: NOT_PROVEN },
  },
  refused: {
    ...apply,
    description: 'an application for a vacancy that is refused',
    given: [refused(422, VACANCY_CLOSED)],
    status: 422,
    answer: { message: VACANCY_CLOSED },
  },
  refusedWordlessly: {
    ...apply,
    description: 'an application for a vacancy that is refused without a word',
    given: [refused(422, null)],
    status: 422,
  },
} satisfies Examples;
