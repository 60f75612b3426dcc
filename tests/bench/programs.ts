import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../../src/app/server/paths.ts';

/** A server that was started for a measurement. */
export interface Program {
  readonly pid: number;
  readonly origin: string;
  /** ms from the start of the process to its first whole page. */
  readonly readyMs: number;
  readonly stop: () => Promise<void>;
}

interface Start {
  readonly args: readonly string[];
  readonly port: number;
  /** It is ready when this page is. */
  readonly page: string;
  readonly cwd?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

const PATIENCE_MS = 180_000;
const LOOK_MS = 10;
const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill()));

const isReady = (address: string): Promise<boolean> =>
  fetch(address).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );

/** Starts a program of Node's in production and waits for its page. */
export async function startProgram({
  args,
  port,
  page,
  cwd = ROOT,
  environment = {},
}: Start): Promise<Program> {
  const origin = `http://127.0.0.1:${port}`;
  if (await isReady(origin + page)) throw new Error(`Port ${port} is taken by somebody who answers`);
  const variables = {
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    PORT: String(port),
    ...environment,
  };
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  running.add(child);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const last = performance.now() + PATIENCE_MS;
  while (!(await isReady(origin + page))) {
    if (child.exitCode !== null || performance.now() > last)
      throw new Error(`${args.join(' ')} gives no page`);
    await wait(LOOK_MS);
  }
  const readyMs = performance.now() - began;
  const stop = async (): Promise<void> => {
    child.kill();
    await ended;
    running.delete(child);
  };
  return { pid: child.pid ?? 0, origin, readyMs, stop };
}

const NANOSECONDS = 1e6;

/** CPU time that a process has used in all its threads, in ms; Linux only, which counts it in nanoseconds. */
export const cpuOf = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`)
    .map((task) => Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]))
    .reduce((sum, time) => sum + time, 0) / NANOSECONDS;

/** Memory that a process holds, in MiB; Linux only. */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
