import type * as z from 'zod/mini';
import { isSchema } from '../definition.ts';
import { operationOf } from '../operations.ts';
import type { Example } from './example.ts';

/** Where any success will do, the first of these that has a body. */
const SUCCESSES = [201, 200] as const;

/** The contract's schema of what an example is answered; null where the contract has no body for it. */
export const answerSchemaOf = ({ operation, status }: Example): z.core.$ZodType | null => {
  const { responses } = operationOf(operation).route;
  const statuses = status === 'success' ? SUCCESSES : [status];
  return statuses.map((each): unknown => responses[each]).find(isSchema) ?? null;
};
