import { NEVER, Observable } from 'rxjs';
import { createLive } from '../../src/ports/live.ts';
import { readStatus } from '../../src/ports/readers/live.ts';
import { FakeSocket } from '../api/socket.ts';
import type { ActiveOrder } from '../../src/domain/customer.ts';
import { personal } from '../../src/domain/personal.ts';
import type { Api, AppWorld } from '../../src/slices/world.ts';
import { demoCustomer, demoOrder } from '../demo.ts';
import { goodAnswers } from '../api/fakeWorld.ts';

const STATUSES = ['WaitCooking', 'CookingStarted', 'CookingCompleted', 'OnWay'] as const;
const CHANNEL = `user:${demoCustomer.id}:orders`;

interface ServerOptions {
  /** In [0, 1). */
  readonly random: () => number;
  readonly online$: Observable<boolean>;
}

/** The chain's server through a day: its answers take up to a second, and its connections are cut. */
export class DayServer {
  readonly sockets: ServerSocket[] = [];
  /** Milliseconds of the clock, of every version that was asked for. */
  readonly polls = new Map<string, number[]>();
  readonly reports: unknown[] = [];
  pings = 0;
  isUp = true;
  /** The number of the newest status, and when it came. */
  newest = { number: 0, at: Date.now() };
  /** Answers that are on their way. */
  underWay = 0;
  readonly #random: () => number;
  readonly live: AppWorld['live'];

  constructor({ random, online$ }: ServerOptions) {
    this.#random = random;
    this.live = createLive({
      url: 'wss://live.example/ws',
      random,
      now: () => Date.now(),
      online$,
      acts$: NEVER,
      readStatus,
      report: (error) => this.reports.push(error),
      open: (url) => this.#open(url),
    });
  }

  /** Through which a status would reach the shop now. */
  get connected(): ServerSocket | null {
    const socket = this.sockets.at(-1);
    return socket?.subscribedAt === null || !socket?.isWhole ? null : socket;
  }
  get #order(): ActiveOrder {
    const { number } = this.newest;
    return {
      ...demoOrder,
      status: statusOf(number),
      courier: { name: personal(String(number)), phone: null },
    };
  }

  get api(): Api {
    const answers = Object.entries(goodAnswers).map(([name, read]) => [
      name,
      (...args: never[]) => this.#answer<unknown>(() => (read as (...args: never[]) => unknown)(...args)),
    ]);
    return {
      ...(Object.fromEntries(answers) as Api),
      version: (name) => this.#version(name),
      activeOrder: () => this.#answer(() => this.#order),
    };
  }

  /** The order goes on; who is not connected does not hear of it. */
  changeStatus(): void {
    const number = this.newest.number + 1;
    this.newest = { number, at: Date.now() };
    this.connected?.receives({
      type: 'order:status_update',
      orderId: demoOrder.id,
      userId: demoCustomer.id,
      status: statusOf(number),
      timestamp: Date.now(),
      courierInfo: { name: String(number) },
    });
  }

  /** Nothing comes through any more; a silent cut is left for the shop to find out. */
  cut(isSilent: boolean): void {
    this.isUp = false;
    const socket = this.sockets.at(-1);
    if (!socket) return;
    socket.isWhole = false;
    if (!isSilent) socket.drops();
  }

  hear(socket: ServerSocket, text: string): void {
    if (!socket.isWhole) return;
    if (text.includes(`"subscribe"`) && text.includes(CHANNEL)) socket.subscribedAt = Date.now();
    if (!text.includes('"ping"')) return;
    this.pings += 1;
    this.later(() => socket.isWhole && socket.receives({ type: 'pong' }));
  }

  /** What the server knows when it is asked is told some time later. */
  #answer<T>(read: () => T): Observable<T> {
    return new Observable<T>((subscriber) => {
      const value = read();
      return this.later(() => {
        subscriber.next(value);
        subscriber.complete();
      });
    });
  }

  #version(name: string): Observable<string> {
    return this.#answer(() => {
      this.polls.set(name, [...(this.polls.get(name) ?? []), Date.now()]);
      return '1';
    });
  }

  /** Gives what calls it off. */
  later(action: () => void): () => void {
    this.underWay += 1;
    let isDone = false;
    const done = () => {
      if (!isDone) this.underWay -= 1;
      isDone = true;
    };
    const timer = setTimeout(
      () => {
        done();
        action();
      },
      20 + 900 * this.#random(),
    );
    return () => {
      clearTimeout(timer);
      done();
    };
  }

  #open(url: string): WebSocket {
    const socket = new ServerSocket(url, this);
    this.sockets.push(socket);
    const { isUp } = this;
    this.later(() => {
      if (socket.readyState !== WebSocket.CONNECTING) return;
      socket.isWhole = isUp && this.isUp;
      if (socket.isWhole) socket.opens();
      else socket.drops();
    });
    return socket as unknown as WebSocket;
  }
}

const statusOf = (number: number): string => STATUSES[number % STATUSES.length] ?? '';

/** The shop's end of one connection. */
class ServerSocket extends FakeSocket {
  isWhole = false;
  /** Milliseconds of the clock. */
  subscribedAt: number | null = null;
  readonly #server: DayServer;

  constructor(url: string, server: DayServer) {
    super(url);
    this.#server = server;
  }
  override send(text: string): void {
    super.send(text);
    this.#server.hear(this, text);
  }
  override close(code?: number, reason?: string): void {
    super.close(code, reason);
    this.isWhole = false;
    this.#server.later(() => this.drops());
  }
}
