import { refusal, type ReplyOf } from './reply.ts';
import { keepProof } from './room.ts';
import type { Store } from './store.ts';

/** Takes the proof that came with a call, if any; a refusal where it has served before. */
export const proofRefusal = (store: Store, headers: Headers): ReplyOf<never> | null => {
  const proof = headers.get('x-captcha-token');
  if (proof === null) return null;
  if (store.house.spentProofs.has(proof)) return refusal(403, 'Проверка не пройдена. Попробуйте ещё раз');
  keepProof(store, proof);
  return null;
};
