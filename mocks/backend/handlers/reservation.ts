import { reservationRequest, type WireReservationRequest } from '../../../contracts/reservation.ts';
import { DELIVERY_TERMINALS } from '../../chain/restaurants.ts';
import { withBody, type HandlersOf } from '../handler.ts';
import { created, refusal } from '../reply.ts';
import { proofRefusal } from '../proof.ts';
import { noRoom, roomForReservation } from '../room.ts';
import type { Call } from '../world.ts';

const MOST_GUESTS = 20;
/** Tables of a restaurant that can be reserved for one time. */
export const TABLES = 12;
const PHONE = /^\+7\d{10}$/;

const isKnown = (terminalId: string): boolean =>
  Object.values(DELIVERY_TERMINALS)
    .flat()
    .some((terminal) => terminal.deliveryTerminalId === terminalId);

const isSameTime = (taken: WireReservationRequest, wanted: WireReservationRequest): boolean =>
  (['deliveryTerminalId', 'date', 'time'] as const).every((name) => taken[name] === wanted[name]);

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

const problemOf = (body: WireReservationRequest, now: number): string | null => {
  if (!isKnown(body.deliveryTerminalId)) return 'Такого ресторана нет';
  if (body.name.trim() === '') return 'Введите имя';
  if (!PHONE.test(body.phone)) return 'Неверный формат телефона';
  if (!Number.isInteger(body.guests) || body.guests < 1 || body.guests > MOST_GUESTS)
    return `Стол можно забронировать на 1–${MOST_GUESTS} гостей`;
  const isPast = body.date < dayOf(now);
  return isPast ? 'Эта дата уже прошла' : null;
};

export const reservationHandlers = {
  'reservation.create': withBody(reservationRequest, (body, { world, headers }: Call) => {
    const proofProblem = proofRefusal(world.store, headers);
    if (proofProblem) return proofProblem;
    const problem = problemOf(body, world.clock.now());
    if (problem !== null) return refusal(422, problem);
    const { reservations, house } = world.store;
    if (house.closedDates.has(body.date)) return refusal(422, 'В этот день ресторан закрыт для гостей');
    if (reservations.filter((taken) => isSameTime(taken, body)).length >= TABLES)
      return refusal(409, 'На это время столов нет');
    if (!roomForReservation(world.store, dayOf(world.clock.now()))) return noRoom;
    const id = world.newId();
    world.store.reservations.push({ id, ...body });
    return created({ id });
  }),
} satisfies HandlersOf<'reservation'>;
