import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import type { OperationName } from '../../../contracts/operations.ts';
import type { TerminalId } from '../../../src/domain/catalog.ts';
import { personal } from '../../../src/domain/personal.ts';
import { exchange, refusedExchange } from '../exchange.ts';
import { injected, wireId } from '../matchers.ts';
import { NAME, PHONE } from '../samples.ts';
import { given } from '../../../contracts/states.ts';

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
const person = { name: personal<never>(NAME), phone: personal<never>(PHONE) };
const { deliveryTerminalId: _terminal, ...wanted } = reservation;
const table = {
  ...wanted,
  ...person,
  terminalId: TERMINAL as TerminalId,
  comment: personal<never>(reservation.comment),
};
const work = { ...application, ...person, about: personal<never>(application.about) };
const open = given('a restaurant takes orders', { city: 'samara' });
const reserve = {
  operation: 'reservation.create',
  body: { ...reservation, deliveryTerminalId: injected('terminalId', TERMINAL) },
} as const;
const apply = { operation: 'vacancy.create', body: application } as const;
const refused = (operation: OperationName, status: number, message: string | null) =>
  given('the call is refused', { operation, status, message });

it('reserves a table', async () => {
  await exchange(
    {
      ...reserve,
      description: 'the reservation of a table',
      given: [open],
      status: 201,
      answer: { id: wireId('reservation-1') },
    },
    ({ api }) => api.reserveTable(table),
  );
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
    ({ api }) => api.reserveTable(table),
  );
  expect(failure).toMatchObject({ status: 409, message, refusals: [] });
});

it('hears of a reservation that is refused without a word', async () => {
  const failure = await refusedExchange(
    {
      ...reserve,
      description: 'the reservation of a table that is refused without a word',
      given: [open, refused('reservation.create', 422, null)],
      status: 422,
    },
    ({ api }) => api.reserveTable(table),
  );
  expect(failure).toMatchObject({ status: 422, message: null, refusals: [] });
});

it('applies for a vacancy', async () => {
  await exchange(
    {
      ...apply,
      description: 'an application for a vacancy',
      status: 201,
      answer: { id: wireId('vacancy-1') },
    },
    ({ api }) => api.applyForWork(work),
  );
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
    ({ api }) => api.applyForWork(work),
  );
  expect(failure).toMatchObject({ status: 422, message, refusals: [] });
});
