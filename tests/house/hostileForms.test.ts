import { expect, test } from 'vitest';
import { successOf } from '../../contracts/examples/all.ts';
import { plain } from '../../contracts/examples/example.ts';
import type { OperationName } from '../../contracts/operations.ts';
import { inForm } from '../e2e/hostile/forms.ts';
import { GEOCODER, LIVE, spoiled, TOLD, type Json, type Told } from '../e2e/hostile/schemas.ts';
import { FIELDS } from '../e2e/hostile/words.ts';

const EVENT = { orderId: '1', userId: '2', status: 'Готовится', timestamp: 1 };
const STATUS: Json = { type: 'order:status_update', ...EVENT };

/** What is told before it is turned: the contract's example, or a refusal. */
const exampleOf = ({ name }: Told): Json => {
  if (name === LIVE.name) return STATUS;
  if (name === GEOCODER.name) return { response: { GeoObjectCollection: { featureMember: [] } } };
  const [operation = '', statuses = ''] = name.split(' ');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is told is named by its operation
  return statuses.startsWith('2')
    ? (plain(successOf(operation as OperationName).answer) as Json)
    : { message: 'Нельзя' };
};

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
  const met = new Set(
    TOLD.flatMap((told) =>
      [0, 1, 2, 3, 4].flatMap((form) => fieldsIn(told, inForm(told.schema, exampleOf(told), form))),
    ),
  );
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
