import { vacancyRequest } from '../../../contracts/vacancy.ts';
import { withBody, type HandlersOf } from '../handler.ts';
import { created, refusal } from '../reply.ts';
import { proofRefusal } from '../proof.ts';
import { keepVacancy } from '../room.ts';
import type { Call } from '../world.ts';

const PHONE = /^\+7\d{10}$/;

export const vacancyHandlers = {
  'vacancy.create': withBody(vacancyRequest, (body, { world, headers }: Call) => {
    const problem = proofRefusal(world.store, headers);
    if (problem) return problem;
    if (world.store.house.closedPositions.has(body.position)) return refusal(422, 'Вакансия уже закрыта');
    if (body.name.trim() === '') return refusal(422, 'Введите имя');
    if (!PHONE.test(body.phone)) return refusal(422, 'Неверный формат телефона');
    const id = world.newId();
    keepVacancy(world.store, { id, ...body });
    return created({ id });
  }),
} satisfies HandlersOf<'vacancy'>;
