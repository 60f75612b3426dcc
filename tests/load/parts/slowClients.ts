import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { memoryOf, type Program } from '../../bench/programs.ts';
import { askAtRate, othersThan, wait } from '../client.ts';
import { atMost, type Finding, never, type Part } from '../finding.ts';
import { besideShop, CATALOGUE, SECONDS } from '../shops.ts';

const CROWD = 300;
const DRIP_MS = 2_000;
/** Node looks every half minute for who has taken longer than a minute with their headers. */
const MOST_MS = 100_000;
const MOST_WAIT_MS = 500;
const LOOK_MS = 500;
/** Connections of those who ask for kept pages meanwhile. */
const OTHERS = 60;
/** What so many who do not read may cost, in MiB. */
const MOST_MIB = 32;

const open = async ({ origin }: Program): Promise<Socket> => {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
};

/** Begins a request, says a little more every two seconds, and never ends it. */
const beginToWrite = (socket: Socket): void => {
  socket.resume();
  socket.write('GET / HTTP/1.1\r\nHost: shop\r\n');
  const timer = setInterval(() => socket.write('x-more: 1\r\n'), DRIP_MS);
  socket.once('close', () => clearInterval(timer));
};
/** Asks for a large page, unpacked, and reads nothing of it. */
const beginToRead = (socket: Socket): void => {
  socket.pause();
  socket.write(`GET ${CATALOGUE} HTTP/1.1\r\nHost: shop\r\n\r\n`);
};

/** Sockets that a process has open; Linux only. */
const socketsOf = ({ pid }: Program): number =>
  readdirSync(`/proc/${pid}/fd`).filter((name) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${name}`).startsWith('socket:');
    } catch {
      return false;
    }
  }).length;

/** How long it took until the process had let go of all but so many sockets, in ms: who reads nothing does not notice it. */
const untilOnly = async (shop: Program, sockets: number): Promise<number> => {
  const began = performance.now();
  while (socketsOf(shop) > sockets && performance.now() - began < MOST_MS + 20_000) await pause(LOOK_MS);
  return performance.now() - began;
};

const crowdOf = async (shop: Program, begin: (socket: Socket) => void): Promise<readonly Socket[]> => {
  const sockets: Socket[] = [];
  while (sockets.length < CROWD) {
    const socket = await open(shop);
    begin(socket);
    sockets.push(socket);
  }
  return sockets;
};

const drive = async (shop: Program): Promise<readonly Finding[]> => {
  const [socketsBefore, before] = [socketsOf(shop), memoryOf(shop.pid)];
  const readers = await crowdOf(shop, beginToRead);
  await pause(DRIP_MS);
  const cost = memoryOf(shop.pid) - before;
  const writers = await crowdOf(shop, beginToWrite);
  const closed = Promise.all(writers.map((socket) => once(socket, 'close')));
  const others = askAtRate({ origin: shop.origin, path: () => CATALOGUE, perSecond: 20, seconds: SECONDS });
  const began = performance.now();
  // First the readers go: half of both is then left, with those who ask beside them.
  const untilRead = await untilOnly(shop, socketsBefore + CROWD + OTHERS);
  await Promise.race([closed, pause(MOST_MS + 20_000, undefined, { ref: false })]);
  const untilWritten = performance.now() - began;
  const heard = await others;
  for (const socket of [...writers, ...readers]) socket.destroy();
  return [
    atMost(`until ${CROWD} who read nothing are cut`, untilRead / 1_000, MOST_MS / 1_000, 's'),
    atMost(`what ${CROWD} who read nothing cost`, cost, MOST_MIB, 'MiB'),
    atMost(`until ${CROWD} who never end their headers are cut`, untilWritten / 1_000, MOST_MS / 1_000, 's'),
    never('a kept page meanwhile: not answered with 200', othersThan(heard, 200)),
    atMost('a kept page meanwhile: p99', wait(heard, 0.99), MOST_WAIT_MS, 'ms'),
  ];
};

/** Who takes for ever to ask or to read holds nobody up and is let go. */
export const slowClients: Part = {
  name: `Slow clients: ${CROWD} who write and ${CROWD} who read`,
  run: () => besideShop(drive),
};
