import { successOf } from '../../../contracts/examples/all.ts';
import { plain } from '../../../contracts/examples/example.ts';
import type { OperationName } from '../../../contracts/operations.ts';
import { inForm } from './forms.ts';
import { GEOCODER, LIVE, type Json, type Told } from './schemas.ts';

export const EVENT = { orderId: '1', userId: '2', status: 'Готовится', timestamp: 1 };
export const STATUS: Json = { type: 'order:status_update', ...EVENT };

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

/** In so many forms every text of the contract stands somewhere (tests/house/hostileForms.test.ts). */
const FORMS = [0, 1, 2, 3, 4] as const;

/** The example in each of the forms that it may have. */
export const formsOf = (told: Told): readonly Json[] =>
  FORMS.map((form) => inForm(told.schema, exampleOf(told), form));
