import { createHash } from 'node:crypto';
import { Agent, get } from 'node:http';
import { cpuOf, type Program } from '../programs.ts';
import { quantile } from '../statistics.ts';

/** What is asked of a server, and how often. */
export interface Load {
  readonly program: Program;
  readonly path: (at: number) => string;
  readonly times: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Kept connections that ask side by side. */
  readonly connections?: number;
}

export interface Burden {
  /** ms of CPU time of the server's process, a request. */
  readonly cpuMs: number;
  readonly p50: number;
  readonly p99: number;
  /** Bytes of one body. */
  readonly bytes: number;
  /** Of the last body: sides that send the same have the same. */
  readonly checksum: string;
  /** Answers that were neither 200 nor 304. */
  readonly refused: number;
}

interface Answer {
  readonly status: number;
  readonly body: Buffer;
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

const ask = (url: string, headers: Readonly<Record<string, string>>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('error', reject);
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks) }));
    }).once('error', reject);
  });

/** A kept connection may have been closed just now: asked once more. */
const askAgain = (url: string, headers: Readonly<Record<string, string>>): Promise<Answer> =>
  ask(url, headers).catch(() => ask(url, headers));

/** Asks so often over kept connections, and counts what it costs the server. */
export async function drive({ program, path, times, headers = {}, connections = 20 }: Load): Promise<Burden> {
  const waits: number[] = [];
  let next = 0;
  let refused = 0;
  let last = Buffer.alloc(0) as Buffer;
  const one = async (): Promise<void> => {
    while (next < times) {
      const url = program.origin + path((next += 1));
      const began = performance.now();
      const { status, body } = await askAgain(url, headers);
      waits.push(performance.now() - began);
      if (status !== 200 && status !== 304) refused += 1;
      last = body;
    }
  };
  const before = cpuOf(program.pid);
  await Promise.all(Array.from({ length: connections }, one));
  const cpuMs = (cpuOf(program.pid) - before) / times;
  const checksum = createHash('sha256').update(last).digest('hex').slice(0, 8);
  return {
    cpuMs,
    p50: quantile(waits, 0.5),
    p99: quantile(waits, 0.99),
    bytes: last.length,
    checksum,
    refused,
  };
}
