import { jsonResponse, refusal, type Reply } from './reply.ts';
import type { Call } from './world.ts';

const RETRY_SECONDS = '1';

const inFlight: Reply = {
  ...refusal(409, 'Заказ уже отправлен, подождите'),
  headers: { 'retry-after': RETRY_SECONDS },
};

/**
 * One outcome for one Idempotency-Key of a customer: while the first request is under way the key is refused with
 * Retry-After, afterwards its answer is given again. Refusals are not remembered: nothing was placed.
 */
export const once = async (
  { world: { store }, user, headers }: Call,
  remember: (kept: (reply: Reply) => Reply) => Promise<Response>,
): Promise<Response> => {
  const header = headers.get('idempotency-key');
  if (header === null || user === null) return remember((reply) => reply);
  const key = `${user.id} ${header}`;
  const first = store.answers.get(key);
  if (first !== undefined) return jsonResponse(first ?? inFlight);
  store.answers.set(key, null);
  try {
    return await remember((reply) => {
      if (reply.status === 201) store.answers.set(key, reply);
      return reply;
    });
  } finally {
    if (store.answers.get(key) === null) store.answers.delete(key);
  }
};
