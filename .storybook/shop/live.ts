import type { OrderStatusEvent } from '../../mocks/backend/live.ts';
import type { Backend, LiveSocket } from '../../mocks/backend/options.ts';

/** What the live connection does by itself, so many ms after the story is on the screen and connected. */
export type LiveStep = { readonly after: number } & (
  | { readonly tells: object }
  /** The connection ends with this code. */
  | { readonly drops: number }
);

/** An order has another status. */
export const statusTold = (after: number, status: OrderStatusEvent): LiveStep => ({
  after,
  tells: { type: 'order:status_update', ...status },
});

/** The chain has changed its settings. */
export const settingsTold = (after: number): LiveStep => ({ after, tells: { type: 'settings:update' } });

/** A code that a server may send; 1006 only tells of a connection that ended without one. */
const BROKEN = 4_000;

/** The connection breaks. */
export const dropped = (after: number): LiveStep => ({ after, drops: BROKEN });

const play = (step: LiveStep, socket: LiveSocket): void => {
  if ('tells' in step) socket.send(JSON.stringify(step.tells));
  else socket.close(step.drops, '');
};

/** A back end whose live connection follows a script besides. */
export interface ScriptedBackend {
  readonly backend: Backend;
  /** The story is on the screen: its script may begin. */
  readonly seen: () => void;
}

/** The same back end with these steps, each played once. */
export function scripted(backend: Backend, steps: readonly LiveStep[]): ScriptedBackend {
  let newest: LiveSocket | null = null;
  let isSeen = false;
  let timers: readonly ReturnType<typeof setTimeout>[] | null = null;
  const begin = () => {
    if (!isSeen || !newest) return;
    timers ??= steps.map((step) => setTimeout(() => newest && play(step, newest), step.after));
  };
  return {
    seen: () => {
      isSeen = true;
      begin();
    },
    backend: {
      ...backend,
      connect: (socket, url) => {
        newest = socket;
        begin();
        return backend.connect(socket, url);
      },
      stop: () => {
        timers?.forEach(clearTimeout);
        backend.stop();
      },
    },
  };
}
