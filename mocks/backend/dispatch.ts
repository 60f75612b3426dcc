import { readBody, tooLarge } from './body.ts';
import { handlers } from './handlers.ts';
import type { Faults } from './fault.ts';
import { matchOperation, type Match } from '../../contracts/match.ts';
import { once } from './once.ts';
import { jsonResponse, notFound, refusal } from './reply.ts';
import { noteVisit } from './room.ts';
import { userByToken } from './store.ts';
import type { Call, World } from './world.ts';

const parsed = (text: string): unknown => {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

const tokenOf = (headers: Headers): string | null =>
  /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1] ?? null;

const callOf = (world: World, request: Request, { params }: Match, body: unknown): Call => {
  const { origin, searchParams } = new URL(request.url);
  const token = tokenOf(request.headers);
  return {
    world,
    params,
    query: Object.fromEntries(searchParams),
    headers: request.headers,
    body,
    user: token === null ? null : userByToken(world.store, token),
    origin,
  };
};

/** Answers one of the contract's operations; 404 for any other address. */
export const answerOperation = async (world: World, faults: Faults, request: Request): Promise<Response> => {
  const match = matchOperation(request.method, new URL(request.url).pathname);
  if (!match) return jsonResponse(notFound('Такого адреса нет'));
  const text = await readBody(request);
  if (text === null) return tooLarge();
  const { name } = match.operation;
  const call = callOf(world, request, match, parsed(text));
  if (call.user !== null) noteVisit(world.store, call.user);
  const run = handlers[name];
  if (name !== 'order.place') return faults.answer(name, () => run(call));
  if (call.user !== null && !request.headers.has('idempotency-key'))
    return jsonResponse(refusal(422, 'Нужен заголовок Idempotency-Key'));
  return once(call, (kept) => faults.answer(name, () => kept(run(call))));
};
