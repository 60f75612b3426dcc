import { plain, type Example } from '../../contracts/examples/example.ts';
import { examples } from '../../contracts/examples/all.ts';
import type { OperationName } from '../../contracts/operations.ts';

const isTaken = ({ status }: Example): boolean => status === 'success' || status < 300;

/** The agreed answer of an operation that went well: of its first example. */
export function agreedAnswer(operation: OperationName): Response {
  const example = examples.find((one) => one.operation === operation && isTaken(one));
  if (!example) throw new Error(`No example of ${operation} goes well`);
  const { answer, plainAnswer, status } = example;
  const text = answer === undefined ? (plainAnswer ?? null) : JSON.stringify(plain(answer));
  return new Response(text, {
    status: status === 'success' ? 200 : status,
    headers: { 'content-type': answer === undefined ? 'text/plain' : 'application/json' },
  });
}
