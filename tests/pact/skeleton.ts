import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { skeletonIn, type LanguageName } from '../../contracts/init/languages.ts';
import { freePort } from '../freePort.ts';

interface Started {
  readonly statesUrl: string;
  readonly stop: () => Promise<void>;
}

/** Writes the skeleton of a language into a folder of its own, and compiles and starts it by the words that `init` prints. */
export const startSkeleton = async (name: LanguageName): Promise<Started> => {
  const skeleton = skeletonIn(name);
  if (skeleton === null) throw new Error(`There is no skeleton in ${name}`);
  const cwd = mkdtempSync(join(tmpdir(), `states-${name}-`));
  writeFileSync(join(cwd, skeleton.file), skeleton.text);
  const port = await freePort();
  const env = { ...process.env, PORT: String(port) };
  const child = spawn('sh', ['-c', skeleton.start.join(' && ')], { cwd, env, detached: true });
  const ended = once(child, 'exit');
  let said = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes(`http://127.0.0.1:${port}`)) resolve();
      });
    child.once('exit', () => reject(new Error(`${skeleton.start.join(' && ')}: ${said}`)));
  });
  return {
    statesUrl: `http://127.0.0.1:${port}/_pact/states`,
    stop: async () => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
      await ended;
      rmSync(cwd, { recursive: true });
    },
  };
};

interface Answered {
  readonly status: number;
  readonly body: unknown;
}

/** What a skeleton answers to a state. */
export const askState = async (
  statesUrl: string,
  state: string,
  action: 'setup' | 'teardown',
  params: object = {},
): Promise<Answered> => {
  const response = await fetch(statesUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ state, params, action }),
  });
  return { status: response.status, body: await response.json() };
};
