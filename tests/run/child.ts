import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import type { Ended } from './outcome.ts';

export interface ChildOptions {
  readonly root: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** Each child leads a process group of its own: a browser that it started ends with it. */
const IS_GROUPED = process.platform !== 'win32';
const children = new Set<ChildProcess>();

const endGroup = (child: ChildProcess, signal: NodeJS.Signals): void => {
  if (child.pid === undefined) return;
  try {
    process.kill(IS_GROUPED ? -child.pid : child.pid, signal);
  } catch {
    // It ended between the check and the signal.
  }
};

/** Ends every child with all that it started. */
export const endChildren = (signal: NodeJS.Signals = 'SIGTERM'): void => {
  for (const child of children) endGroup(child, signal);
};

const environmentOf = ({ root, environment }: ChildOptions): NodeJS.ProcessEnv => ({
  ...process.env,
  ...environment,
  PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
});

/** Runs a command to its end and keeps what it prints. */
export const runChild = (command: readonly string[], options: ChildOptions): Promise<Ended> =>
  new Promise((resolve) => {
    const [program = '', ...words] = command;
    const child = spawn(program, words, {
      cwd: options.root,
      env: environmentOf(options),
      detached: IS_GROUPED,
      shell: !IS_GROUPED,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.add(child);
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    const end = (exitCode: number, note = ''): void => {
      children.delete(child);
      resolve({ exitCode, output: Buffer.concat(chunks).toString() + note });
    };
    child.once('error', (error) => end(1, `${program} could not be started: ${error.message}\n`));
    child.once('close', (code) => end(code ?? 1));
  });
