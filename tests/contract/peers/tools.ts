import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { forDredd } from './document.ts';

export interface Tool {
  readonly name: string;
  /** Why it cannot run here; null where it can. */
  readonly absence: () => Promise<string | null>;
  /** Whether it accepts a service, by a document about one call. */
  readonly accepts: (document: Readonly<Record<string, unknown>>, url: string) => Promise<boolean>;
}

const HERE = fileURLToPath(new URL('node_modules', import.meta.url));
const JAR = join(HERE, 'specmatic/specmatic.jar');
const DREDD = join(HERE, 'dredd/bin/dredd');
/** A program that lives for one call needs no second compiler. */
const QUICK = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
const LONGEST_MS = 60_000;

interface Ended {
  readonly code: number;
  readonly output: string;
}

const run = (program: string, options: readonly string[], cwd: string): Promise<Ended> =>
  new Promise((resolve) => {
    const child = execFile(
      program,
      options,
      { cwd, timeout: LONGEST_MS, maxBuffer: 1e8 },
      (error, out, err) => {
        resolve({ code: child.exitCode ?? (error === null ? 0 : 2), output: out + err });
      },
    );
  });

const inFolder = async <Result>(work: (folder: string) => Promise<Result>): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), 'peer-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** What a tool says, with `PEERS_LOUD=1`. */
const tellOf = (output: string): void => {
  if (process.env['PEERS_LOUD'] === '1') console.error(output);
};

const missing = (path: string): string | null =>
  existsSync(path) ? null : 'not installed: npm ci --ignore-scripts in tests/contract/peers';

export const tools: readonly Tool[] = [
  {
    name: 'Specmatic',
    absence: async () => {
      const java = await run('java', ['-version'], tmpdir());
      return missing(JAR) ?? (java.code === 0 ? null : 'no Java: apt-get install default-jre-headless');
    },
    accepts: (document, url) =>
      inFolder(async (folder) => {
        await writeFile(join(folder, 'one.json'), JSON.stringify(document));
        const options = [...QUICK, '-jar', JAR, 'test', 'one.json', `--testBaseURL=${url}`];
        const { code, output } = await run('java', options, folder);
        tellOf(output);
        return code === 0 && !output.includes('Tests run: 0');
      }),
  },
  {
    name: 'Dredd',
    absence: async () => missing(DREDD),
    accepts: (document, url) =>
      inFolder(async (folder) => {
        await writeFile(join(folder, 'one.json'), JSON.stringify(forDredd(document)));
        const options = [DREDD, 'one.json', url, '--no-color', '--loglevel', 'error'];
        const { code, output } = await run(process.execPath, options, folder);
        tellOf(output);
        return code === 0 && !output.includes('complete: 0 passing');
      }),
  },
];
