import type { TerminalId } from '../../domain/catalog.ts';
import { personal, type OrderComment, type PersonName, type Phone } from '../../domain/personal.ts';
import { normalisePhone, phoneProblem } from '../../domain/phone.ts';
import { firstTableDate, tableDateProblem, tableTimes } from '../../domain/reservation.ts';
import type { TableRequest } from '../../domain/tableRequest.ts';
import type { WorkWeek } from '../../domain/workTime.ts';
import type { Problems } from '../forms/useMistakes.ts';

/** What is typed of a reservation. */
export interface ReservationForm {
  readonly name: string;
  readonly phone: string;
  readonly date: string;
  readonly time: string;
  readonly guests: number;
  readonly comment: string;
}
export type ReservationField = 'name' | 'phone' | 'date' | 'time';

/** When the restaurant is open, and what the page knows of the time. */
export interface Opening {
  readonly week: WorkWeek | null;
  readonly now: number;
}

/** What stands in the form before anything is typed. */
export const emptyReservation = (
  contact: Pick<ReservationForm, 'name' | 'phone'>,
  opening: Opening,
): ReservationForm => ({
  ...contact,
  date: firstTableDate(opening) ?? '',
  time: '',
  guests: 2,
  comment: '',
});

/** A time that the chosen day does not have is not chosen. */
export const chosenTime = ({ date, time }: ReservationForm, opening: Opening): string =>
  tableTimes({ ...opening, date }).includes(time) ? time : '';

export function reservationProblems(form: ReservationForm, opening: Opening): Problems<ReservationField> {
  const date = tableDateProblem({ ...opening, date: form.date });
  return {
    name: form.name.trim() === '' ? 'Введите имя' : null,
    phone: phoneProblem(form.phone),
    date,
    time: date === null && chosenTime(form, opening) === '' ? 'Выберите время' : null,
  };
}

export const tableRequest = (form: ReservationForm, terminalId: TerminalId): TableRequest => ({
  terminalId,
  name: personal<PersonName>(form.name.trim()),
  phone: personal<Phone>(normalisePhone(form.phone)),
  date: form.date,
  time: form.time,
  guests: form.guests,
  comment: personal<OrderComment>(form.comment.trim()),
});
