import { plain, type Example } from '../../contracts/examples/example.ts';
import type { OperationName } from '../../contracts/operations.ts';
import type { Fault } from './options.ts';

/** The answer of a named example of the contract, as a switch of its operation. */
export const asAgreed = ({
  operation,
  status,
  answer,
  plainAnswer,
}: Example): Readonly<Partial<Record<OperationName, Fault>>> => ({
  [operation]: {
    status: status === 'success' ? 200 : status,
    ...(answer !== undefined && { body: plain(answer) }),
    ...(plainAnswer !== undefined && { text: plainAnswer }),
  },
});
