import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** A built shop is up within this; the build itself is a step before. */
const START_MS = 60_000;

export interface RunningServer {
  readonly url: string;
  /** Everything it printed so far. */
  output(): string;
  /** Stops it as a person would, and tells its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** As in a person's shell: the colours that the test runners ask for make Node print a warning of its own. */
const personEnvironment = (): NodeJS.ProcessEnv => {
  const { FORCE_COLOR: _forced, NO_COLOR: _none, ...others } = process.env;
  return others;
};

/** Starts one of the project's own commands, of this tree or another copy of it, and waits until it prints its address. */
export async function startServer(
  script: 'src/app/server/start.ts' | 'mocks/backend/main.ts',
  environment: Readonly<Record<string, string>> = {},
  root = ROOT,
): Promise<RunningServer> {
  const child: ChildProcess = spawn(process.execPath, [script], {
    cwd: root,
    env: { ...personEnvironment(), PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${script} printed no address:\n${output}`)), START_MS);
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const address = /https?:\/\/[\w.-]+:\d+/.exec(output)?.[0];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}:\n${output}`)));
  });
  return {
    url,
    output: () => output,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null) return child.exitCode;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}
