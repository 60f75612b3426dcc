import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { AppEvent } from '../../src/slices/events.ts';
import type { AppState } from '../../src/slices/state.ts';

/** The log and where it begins, as text: nothing but JSON crosses. */
export interface FoldRequest {
  readonly from: string;
  readonly events: string;
}

/**
 * Folds in a process of its own: a fresh load of the code, another time zone and language, no freezing (as in
 * production), no clock, chance or storage. Gives the hash of the state (`hashOf`).
 */
export function foldElsewhere(timeZone: string) {
  const child: ChildProcess = fork(fileURLToPath(new URL('foldChild.ts', import.meta.url)), {
    execArgv: [],
    env: { TZ: timeZone, LANG: 'en_US.UTF-8', NODE_NO_WARNINGS: '1' },
  });
  const hash = (from: AppState, events: readonly AppEvent[]) =>
    new Promise<string>((resolve, reject) => {
      const stopped = (code: number | null) => reject(new Error(`The other process ended with ${code}`));
      child.once('exit', stopped);
      child.once('message', (answer: string) => {
        child.off('exit', stopped);
        resolve(answer);
      });
      const request: FoldRequest = { from: JSON.stringify(from), events: JSON.stringify(events) };
      child.send(request);
    });
  return { hash, end: () => void child.kill() };
}
