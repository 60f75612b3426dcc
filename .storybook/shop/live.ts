import type { Backend, LiveSocket } from '../../mocks/backend/options.ts';
import type { WireOrderStatusEvent } from '../../contracts/live.ts';

/** What the live connection does by itself, so many ms after the story's first connection. */
export type LiveStep = { readonly after: number } & (
  | { readonly tells: object }
  /** The connection ends with this code. */
  | { readonly drops: number }
);

/** An order has another status. */
export const statusTold = (after: number, status: WireOrderStatusEvent): LiveStep => ({
  after,
  tells: { type: 'order:status_update', ...status },
});

/** The chain has changed its settings. */
export const settingsTold = (after: number): LiveStep => ({ after, tells: { type: 'settings:update' } });

/** The connection breaks. */
export const dropped = (after: number, code = 1006): LiveStep => ({ after, drops: code });

const play = (step: LiveStep, socket: LiveSocket): void => {
  if ('tells' in step) socket.send(JSON.stringify(step.tells));
  else socket.close(step.drops, '');
};

/** The same back end, whose live connection follows a script besides. */
export function scripted(backend: Backend, steps: readonly LiveStep[]): Backend {
  let newest: LiveSocket | null = null;
  const timers: ReturnType<typeof setTimeout>[] = [];
  const begin = () => {
    for (const step of steps) timers.push(setTimeout(() => newest && play(step, newest), step.after));
  };
  return {
    ...backend,
    connect: (socket, url) => {
      if (newest === null) begin();
      newest = socket;
      return backend.connect(socket, url);
    },
    stop: () => {
      timers.forEach(clearTimeout);
      backend.stop();
    },
  };
}
