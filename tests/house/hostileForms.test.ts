import { expect, test } from 'vitest';
import { EVENT, formsOf, STATUS } from '../e2e/hostile/examples.ts';
import { inForm } from '../e2e/hostile/forms.ts';
import { LIVE, spoiled, TOLD, type Json, type Told } from '../e2e/hostile/schemas.ts';
import { FIELDS } from '../e2e/hostile/words.ts';

const fieldsIn = (told: Told, value: Json): readonly string[] => {
  const met: string[] = [];
  const note = (field: string): null => {
    met.push(field);
    return null;
  };
  spoiled(told.schema, value, told.name, Object.assign(note, { asText: note }));
  return met;
};

test('every text of the contract stands in an answer, in one of the forms that it may have', () => {
  const met = new Set(TOLD.flatMap((told) => formsOf(told).flatMap((value) => fieldsIn(told, value))));
  expect(FIELDS.filter((field) => !met.has(field))).toEqual([]);
});

test('another form says the same', () => {
  const problem = TOLD.find(({ name }) => name === 'order.place 401/403/409/422')!;
  const refusal = { message: 'Нельзя' };
  expect(inForm(problem.schema, refusal, 0)).toEqual(refusal);
  expect(inForm(problem.schema, refusal, 1)).toEqual({ message: ['Нельзя'] });
  expect(inForm(LIVE.schema, STATUS, 3)).toMatchObject({ type: 'order:status_update', data: EVENT });
  // What cannot be said in that form stays.
  expect(inForm(LIVE.schema, { type: 'pong' }, 3)).toEqual({ type: 'pong' });
});
