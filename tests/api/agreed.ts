import { plain } from '../../contracts/examples/example.ts';
import { successOf } from '../../contracts/examples/all.ts';
import type { OperationName } from '../../contracts/operations.ts';

/** The agreed answer of an operation that went well: of its first example. */
export function agreedAnswer(operation: OperationName): Response {
  const { answer, plainAnswer, status } = successOf(operation);
  const text = answer === undefined ? (plainAnswer ?? null) : JSON.stringify(plain(answer));
  return new Response(text, {
    status: status === 'success' ? 200 : status,
    headers: { 'content-type': answer === undefined ? 'text/plain' : 'application/json' },
  });
}
