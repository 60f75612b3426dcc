import { once } from 'node:events';
import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Program } from '../../bench/programs.ts';
import { figure, median } from '../../bench/statistics.ts';
import { askAtRate, askOnce, othersThan, wait } from '../client.ts';
import { atMost, type Finding, never, type Part, promised, told } from '../finding.ts';
import { besideShop, CATALOGUE, newSearch } from '../shops.ts';

const CROWD = 400;
/** What is made at once and what waits for its turn (src/app/server/renderQueue.ts). */
const AT_ONCE = 4;
const WAITING = 64;

interface Outcome {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly isKeptByNobody: boolean;
  /** From the first request of all to the first byte of this answer, in ms. */
  readonly at: number;
}

const outcomeIn = (head: string, at: number): Outcome => ({
  status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0),
  retryAfter: /^retry-after: (.*)$/im.exec(head)?.[1]?.trim() ?? null,
  isKeptByNobody: /^cache-control: no-store/im.test(head),
  at,
});

const open = async ({ origin }: Program): Promise<Socket> => {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  return socket;
};

/** The requests leave in the order of their sockets, which all stand already. */
const askInOrder = async (shop: Program): Promise<readonly Outcome[]> => {
  const sockets: Socket[] = [];
  while (sockets.length < CROWD) sockets.push(await open(shop));
  const began = performance.now();
  return Promise.all(
    sockets.map(async (socket) => {
      const heard = once(socket, 'data') as Promise<[Buffer]>;
      socket.write(`GET ${newSearch()} HTTP/1.1\r\nHost: shop\r\nAccept-Encoding: br\r\n\r\n`);
      const [head] = await heard;
      socket.destroy();
      return outcomeIn(head.toString('latin1'), performance.now() - began);
    }),
  );
};

/** How far anybody overtook somebody who had come before, in places. */
const overtakenBy = (made: readonly Outcome[]): number => {
  const order = made.toSorted((a, b) => a.at - b.at);
  return Math.max(...order.map((outcome, place) => Math.abs(place - made.indexOf(outcome))));
};

const drive = async (shop: Program): Promise<readonly Finding[]> => {
  const agent = new Agent({ keepAlive: true });
  await askOnce(shop.origin + newSearch(), agent);
  const kept = askAtRate({ origin: shop.origin, path: () => CATALOGUE, perSecond: 50, seconds: 2 });
  const outcomes = await askInOrder(shop);
  const meanwhile = await kept;
  agent.destroy();
  const made = outcomes.filter(({ status }) => status === 200);
  const away = outcomes.filter(({ status }) => status === 503);
  const isTold = away.every(({ retryAfter, isKeptByNobody }) => retryAfter === '5' && isKeptByNobody);
  const least = AT_ONCE + WAITING;
  const untilAway = median(away.map(({ at }) => at));
  const untilMade = median(made.map(({ at }) => at));
  const untilLast = Math.max(...made.map(({ at }) => at));
  return [
    promised('made in their turn', String(made.length), `≥ ${least}`, made.length >= least),
    never('neither made nor sent away', outcomes.length - made.length - away.length),
    promised('sent away', String(away.length), 'with Retry-After: 5, no-store', away.length > 0 && isTold),
    told('until half of these were told', `${figure(untilAway)} ms`),
    promised(
      'until half of those in the queue had theirs',
      `${figure(untilMade)} ms`,
      'who is sent away learns it first',
      untilAway < untilMade,
    ),
    atMost('places by which somebody was overtaken in the queue', overtakenBy(made), 2 * AT_ONCE, ''),
    never('a kept page meanwhile: not answered with 200', othersThan(meanwhile, 200)),
    promised(
      'a kept page meanwhile: p99',
      `${figure(wait(meanwhile, 0.99))} ms`,
      `before the last of the queue, ${figure(untilLast)} ms`,
      wait(meanwhile, 0.99) < untilLast,
    ),
  ];
};

/**
 * More new pages than there is room for (docs/operations.md, "Load"): kept pages go out at once, those that came first are made
 * in their order, the others are told to come back.
 */
export const full: Part = {
  name: `The queue is full: ${CROWD} new pages at one moment`,
  run: () => besideShop(drive),
};
