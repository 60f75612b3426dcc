import { operations, type OperationName } from '../../../contracts/operations.ts';
import type { Row } from '../row.ts';
import { accountRows } from './account.ts';
import { customerRows } from './customer.ts';
import { formRows } from './forms.ts';
import { menuRows } from './menu.ts';
import { orderRows } from './orders.ts';
import { versionRows } from './versions.ts';

const all: readonly Row[] = [
  ...versionRows,
  ...menuRows,
  ...customerRows,
  ...accountRows,
  ...orderRows,
  ...formRows,
];

const rowOf = (name: OperationName): Row => {
  const [row, second] = all.filter(({ operation }) => operation === name);
  if (row && !second) return row;
  throw new Error(`${name} has ${second ? 'two rows' : 'no row'} in the matrix of faults`);
};

/** Every operation of the contract, in its order. */
export const ROWS: readonly Row[] = operations.map(({ name }) => rowOf(name));
