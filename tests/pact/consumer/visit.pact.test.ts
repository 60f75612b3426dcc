import { expect, it } from 'vitest';
import {
  NO_TABLE,
  NOT_PROVEN,
  PROOF,
  RESERVATION,
  reservationExamples,
  TOO_MANY_GUESTS,
} from '../../../contracts/examples/reservation.ts';
import { APPLICATION, VACANCY_CLOSED, vacancyExamples } from '../../../contracts/examples/vacancy.ts';
import type { TerminalId } from '../../../src/domain/catalog.ts';
import { personal } from '../../../src/domain/personal.ts';
import { brand } from '../../../src/ports/readers/brand.ts';
import { exchange, refusedExchange } from '../exchange.ts';
import { phone } from '../samples.ts';

const { deliveryTerminalId, ...wanted } = RESERVATION;
const table = {
  ...wanted,
  phone,
  name: personal<never>(RESERVATION.name),
  terminalId: brand<TerminalId>(deliveryTerminalId),
  comment: personal<never>(RESERVATION.comment),
};
const work = {
  ...APPLICATION,
  phone,
  name: personal<never>(APPLICATION.name),
  about: personal<never>(APPLICATION.about),
};
const proof = personal<never>(PROOF);

it('reserves a table', async () => {
  const answer = await exchange(reservationExamples.taken, ({ api }) => api.reserveTable(table));
  expect(answer).toBeUndefined();
});

it('is told that the captcha has proven nothing to whoever reserves a table', async () => {
  const failure = await refusedExchange(reservationExamples.unproven, ({ api }) =>
    api.reserveTable(table, proof),
  );
  expect(failure).toMatchObject({ status: 403, message: NOT_PROVEN, refusals: [] });
});

it('is told that no table is free', async () => {
  const failure = await refusedExchange(reservationExamples.noTable, ({ api }) => api.reserveTable(table));
  expect(failure).toMatchObject({ status: 409, message: NO_TABLE, refusals: [] });
});

it('is told why a reservation is refused, by the form alone', async () => {
  const failure = await refusedExchange(reservationExamples.refused, ({ api }) => api.reserveTable(table));
  expect(failure).toMatchObject({ status: 422, message: TOO_MANY_GUESTS, refusals: [] });
});

it('hears of a reservation that is refused without a word', async () => {
  const failure = await refusedExchange(reservationExamples.refusedWordlessly, ({ api }) =>
    api.reserveTable(table),
  );
  expect(failure).toMatchObject({ status: 422, message: null, refusals: [] });
});

it('applies for a vacancy', async () => {
  const answer = await exchange(vacancyExamples.sent, ({ api }) => api.applyForWork(work));
  expect(answer).toBeUndefined();
});

it('is told that the captcha has proven nothing to whoever applies', async () => {
  const failure = await refusedExchange(vacancyExamples.unproven, ({ api }) => api.applyForWork(work, proof));
  expect(failure).toMatchObject({ status: 403, message: NOT_PROVEN, refusals: [] });
});

it('is told why an application is refused, by the form alone', async () => {
  const failure = await refusedExchange(vacancyExamples.refused, ({ api }) => api.applyForWork(work));
  expect(failure).toMatchObject({ status: 422, message: VACANCY_CLOSED, refusals: [] });
});

it('hears of an application that is refused without a word', async () => {
  const failure = await refusedExchange(vacancyExamples.refusedWordlessly, ({ api }) =>
    api.applyForWork(work),
  );
  expect(failure).toMatchObject({ status: 422, message: null, refusals: [] });
});
