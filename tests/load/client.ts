import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import { quantile } from '../bench/statistics.ts';

/** One answer, or why there was none. */
export interface Answer {
  /** 0 where the connection broke off. */
  readonly status: number;
  /** From asking to the last byte, in ms. */
  readonly ms: number;
  readonly bytes: number;
  readonly headers: IncomingHttpHeaders;
  /** The code of the error, if any. */
  readonly error: string | null;
}

export type Headers = Readonly<Record<string, string>>;

/** What browsers take. */
export const AS_BROWSER: Headers = { 'accept-encoding': 'gzip, br' };

const failed = (error: NodeJS.ErrnoException, began: number): Answer => ({
  status: 0,
  ms: performance.now() - began,
  bytes: 0,
  headers: {},
  error: error.code ?? error.message,
});

/** Asks once; never rejects. */
export const askOnce = (url: string, agent: Agent, headers: Headers = AS_BROWSER): Promise<Answer> =>
  new Promise((resolve) => {
    const began = performance.now();
    const fail = (error: NodeJS.ErrnoException): void => resolve(failed(error, began));
    const asked = get(url, { agent, headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.once('error', fail);
      answer.once('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          ms: performance.now() - began,
          bytes,
          headers: answer.headers,
          error: null,
        }),
      );
    });
    asked.once('error', fail);
  });

export interface Heard {
  readonly answers: readonly Answer[];
  /** Of the whole time, in seconds. */
  readonly seconds: number;
}

export interface Steady {
  readonly origin: string;
  readonly path: (at: number) => string;
  readonly connections: number;
  readonly seconds: number;
  readonly headers?: Headers;
  /** Told of each answer, and by which of those who ask. */
  readonly onAnswer?: (who: number) => void;
  /** Whether to stop before the time is over. */
  readonly isOver?: () => boolean;
}

/** So many kept connections ask without a pause, each as soon as it has its answer. */
export const askSteadily = async (steady: Steady): Promise<Heard> => {
  const { origin, path, connections, seconds, headers, onAnswer, isOver = () => false } = steady;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const answers: Answer[] = [];
  const began = performance.now();
  let next = 0;
  const one = async (who: number): Promise<void> => {
    while (!isOver() && performance.now() - began < seconds * 1_000) {
      answers.push(await askOnce(origin + path((next += 1)), agent, headers));
      onAnswer?.(who);
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, who) => one(who)));
  agent.destroy();
  return { answers, seconds: (performance.now() - began) / 1_000 };
};

export interface Rate extends Pick<Steady, 'origin' | 'path' | 'seconds' | 'headers'> {
  readonly perSecond: number;
}

/** Asks at a rate, whether the answers come or not: as people do. */
export const askAtRate = async ({ origin, path, perSecond, seconds, headers }: Rate): Promise<Heard> => {
  const agent = new Agent({ keepAlive: true });
  const asked: Promise<Answer>[] = [];
  const began = performance.now();
  const last = perSecond * seconds;
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const due = Math.min(last, ((performance.now() - began) / 1_000) * perSecond);
      while (asked.length < due) asked.push(askOnce(origin + path(asked.length), agent, headers));
      if (asked.length < last) return;
      clearInterval(timer);
      resolve();
    }, 5);
  });
  const answers = await Promise.all(asked);
  agent.destroy();
  return { answers, seconds: (performance.now() - began) / 1_000 };
};

const waitsOf = ({ answers }: Heard): readonly number[] => answers.map(({ ms }) => ms);

/** Waits in ms, of all answers. */
export const wait = (heard: Heard, part: number): number => quantile([...waitsOf(heard)], part);

/** How many were answered with one of these. */
export const countOf = ({ answers }: Heard, ...statuses: readonly number[]): number =>
  answers.filter(({ status }) => statuses.includes(status)).length;

/** How many were answered with none of these, or not at all. */
export const othersThan = (heard: Heard, ...statuses: readonly number[]): number =>
  heard.answers.length - countOf(heard, ...statuses);
