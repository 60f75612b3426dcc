import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { memoryOf, type Program } from '../../bench/programs.ts';
import { askAtRate, othersThan, wait } from '../client.ts';
import { atMost, type Finding, never, type Part } from '../finding.ts';
import { besideShop, CATALOGUE } from '../shops.ts';

const CROWD = 300;
const DRIP_MS = 2_000;
/** Node looks every half minute for who has taken longer than a minute with their headers. */
const MOST_MS = 100_000;
const MOST_WAIT_MS = 250;
/** What so many who do not read may cost, in MiB. */
const MOST_MIB = 64;

const open = async ({ origin }: Program): Promise<Socket> => {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
};

interface Client {
  readonly begin: (socket: Socket) => void;
  /** What it does every two seconds. */
  readonly drip: (socket: Socket) => void;
}

/** Begins a request and never ends it. */
const writer: Client = {
  begin: (socket) => {
    socket.resume();
    socket.write('GET / HTTP/1.1\r\nHost: shop\r\n');
  },
  drip: (socket) => socket.write('x-more: 1\r\n'),
};
/** Asks for a large page, unpacked, and reads nothing of it. */
const reader: Client = {
  begin: (socket) => {
    socket.pause();
    socket.write(`GET ${CATALOGUE} HTTP/1.1\r\nHost: shop\r\n\r\n`);
  },
  drip: () => undefined,
};

/** How long it took until the server had hung up on all, in ms. */
const sitOut = async (sockets: readonly Socket[], { drip }: Client): Promise<number> => {
  const began = performance.now();
  const closed = sockets.map((socket) => once(socket, 'close'));
  const timer = setInterval(() => {
    for (const socket of sockets) if (!socket.destroyed) drip(socket);
  }, DRIP_MS);
  await Promise.race([Promise.all(closed), pause(MOST_MS + 20_000)]);
  clearInterval(timer);
  return performance.now() - began;
};

const crowdOf = async (shop: Program, client: Client): Promise<readonly Socket[]> => {
  const sockets: Socket[] = [];
  while (sockets.length < CROWD) {
    const socket = await open(shop);
    client.begin(socket);
    sockets.push(socket);
  }
  return sockets;
};

const drive = async (shop: Program): Promise<readonly Finding[]> => {
  const writers = await crowdOf(shop, writer);
  const before = memoryOf(shop.pid);
  const readers = await crowdOf(shop, reader);
  await pause(DRIP_MS);
  const cost = memoryOf(shop.pid) - before;
  const [untilWritten, untilRead, others] = await Promise.all([
    sitOut(writers, writer),
    sitOut(readers, reader),
    askAtRate({ origin: shop.origin, path: () => CATALOGUE, perSecond: 20, seconds: MOST_MS / 1_000 }),
  ]);
  for (const socket of [...writers, ...readers]) socket.destroy();
  return [
    atMost(`until ${CROWD} who never end their headers are cut`, untilWritten / 1_000, MOST_MS / 1_000, 's'),
    atMost(`until ${CROWD} who read nothing are cut`, untilRead / 1_000, MOST_MS / 1_000, 's'),
    atMost(`what ${CROWD} who read nothing cost`, cost, MOST_MIB, 'MiB'),
    never('a kept page meanwhile: not answered with 200', othersThan(others, 200)),
    atMost('a kept page meanwhile: p99', wait(others, 0.99), MOST_WAIT_MS, 'ms'),
  ];
};

/** Who takes for ever to ask or to read holds nobody up and is let go. */
export const slowClients: Part = {
  name: `Slow clients: ${CROWD} who write and ${CROWD} who read`,
  run: () => besideShop(drive),
};
