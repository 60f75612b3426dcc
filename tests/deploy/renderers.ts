import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** A build is among it. */
const START_MS = 300_000;

export interface Running {
  readonly port: number;
  /** Everything it printed so far. */
  readonly output: () => string;
  /** Stops it as whoever replaces it would, and tells its exit code. */
  readonly stop: () => Promise<number | null>;
}

/** Starts a command of the project that lies in a folder, and waits until it says its address. */
export const startIn = async (
  root: string,
  script: string,
  environment: Readonly<Record<string, string>>,
): Promise<Running> => {
  const child: ChildProcess = spawn(process.execPath, [script], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${script} says no address:\n${output}`)), START_MS);
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      if (!/https?:\/\/[\w.-]+:\d+/.test(output)) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}:\n${output}`)));
  });
  return {
    port: Number(environment['PORT']),
    output: () => output,
    stop: async () => {
      if (child.exitCode !== null) return child.exitCode;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      return child.exitCode;
    },
  };
};

const COPIED = [
  'src',
  'contracts',
  'mocks',
  'public',
  'dist',
  'index.html',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
];

export interface OtherBuild {
  readonly root: string;
  readonly remove: () => void;
}

/** The project once more, with another source: what starts there is another build, which has the assets of this one beside its own. */
export const nextBuild = (): OtherBuild => {
  const root = mkdtempSync(join(tmpdir(), 'next-build-'));
  for (const name of COPIED) cpSync(join(ROOT, name), join(root, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  appendFileSync(
    join(root, 'src/app/boot/client.ts'),
    "\ndocument.documentElement.dataset['build'] = 'next';\n",
  );
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
};

/** Names the build of a folder. */
export const stampIn = (root: string): string =>
  readFileSync(join(root, 'dist/server/sources.sha256'), 'utf8').slice(0, 12);
