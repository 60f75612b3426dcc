import type { WireReservationRequest } from '../../../contracts/reservation.ts';
import type { WireVacancyRequest } from '../../../contracts/vacancy.ts';
import type { TableRequest } from '../../domain/tableRequest.ts';
import type { Application } from '../../domain/vacancy.ts';

export const writeTable = ({ terminalId, ...request }: TableRequest): WireReservationRequest => ({
  deliveryTerminalId: terminalId,
  name: request.name,
  phone: request.phone,
  date: request.date,
  time: request.time,
  guests: request.guests,
  comment: request.comment,
});

export const writeApplication = ({
  name,
  phone,
  city,
  position,
  about,
}: Application): WireVacancyRequest => ({ name, phone, city, position, about });
