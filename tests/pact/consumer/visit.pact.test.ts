import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import type { OperationName } from '../../../contracts/operations.ts';
import { contract } from '../../../contracts/router.ts';
import { exchange, refusedExchange } from '../exchange.ts';
import { injected, wireId } from '../matchers.ts';
import { NAME, OWN_WORDS, PHONE, told } from '../samples.ts';
import { given } from '../states.ts';

const { string } = MatchersV3;
const TERMINAL = 'terminal-1';
const reservation = {
  deliveryTerminalId: TERMINAL,
  name: NAME,
  phone: PHONE,
  date: '2096-03-08',
  time: '19:30',
  guests: 2,
  comment: 'У окна',
};
const application = {
  name: NAME,
  phone: PHONE,
  city: 'Самара',
  position: 'Повар',
  about: 'Пять лет у плиты',
};
const open = given('a restaurant takes orders', { city: 'samara' });
const reserve = {
  operation: 'reservation.create',
  body: { ...reservation, deliveryTerminalId: injected('terminalId', TERMINAL) },
} as const;
const apply = { operation: 'vacancy.create', body: application } as const;
const refused = (operation: OperationName, status: number, message: string | null) =>
  given('the call is refused', { operation, status, message });

it('reserves a table', async () => {
  const text = await exchange(
    {
      ...reserve,
      description: 'the reservation of a table',
      given: [open],
      status: 201,
      answer: { id: wireId('reservation-1') },
    },
    ({ call }) => call(contract.reservation.create, { parameters: {}, body: reservation }),
  );
  expect(JSON.parse(text)).toEqual({ id: 'reservation-1' });
});

it('is told that no table is free', async () => {
  const message = 'На это время столов нет';
  const failure = await refusedExchange(
    {
      ...reserve,
      description: 'the reservation of a table when none is free',
      given: [open, refused('reservation.create', 409, message)],
      status: 409,
      answer: { message: string(message) },
    },
    ({ call }) => call(contract.reservation.create, { parameters: {}, body: reservation }),
  );
  expect(failure).toMatchObject({ status: 409, message, refusals: [] });
});

it('has its own words for a reservation that is refused without any', async () => {
  const failure = await refusedExchange(
    {
      ...reserve,
      description: 'the reservation of a table that is refused without a word',
      given: [open, refused('reservation.create', 422, null)],
      status: 422,
    },
    ({ call }) => call(contract.reservation.create, { parameters: {}, body: reservation }),
  );
  expect(failure).toMatchObject({ status: 422, refusals: told(OWN_WORDS) });
});

it('applies for a vacancy', async () => {
  const text = await exchange(
    {
      ...apply,
      description: 'an application for a vacancy',
      status: 201,
      answer: { id: wireId('vacancy-1') },
    },
    ({ call }) => call(contract.vacancy.create, { parameters: {}, body: application }),
  );
  expect(JSON.parse(text)).toEqual({ id: 'vacancy-1' });
});

it('is told why an application is refused', async () => {
  const message = 'Вакансия закрыта';
  const failure = await refusedExchange(
    {
      ...apply,
      description: 'an application for a vacancy that is refused',
      given: [refused('vacancy.create', 422, message)],
      status: 422,
      answer: { message: string(message) },
    },
    ({ call }) => call(contract.vacancy.create, { parameters: {}, body: application }),
  );
  expect(failure).toMatchObject({ status: 422, refusals: told(message) });
});
