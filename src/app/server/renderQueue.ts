/** So many pages are being made, and so many wait, that another one would wait for too long. */
export class TooBusy extends Error {}

/** Bounds the pages that are made at once: each holds the processor, and all of them together would end none in time. */
export interface RenderQueue {
  /** Whether a page would be begun at once. */
  readonly isFree: () => boolean;
  /** Runs the work when there is a place for it; rejects with `TooBusy` when too many wait already. */
  readonly run: <T>(work: () => Promise<T>) => Promise<T>;
}

export interface RenderQueueOptions {
  readonly atOnce?: number;
  readonly waiting?: number;
}

/**
 * Gives each who asks a turn of the event loop of their own. Pages that are made never wait for anything: else those who came
 * first would be made in one go, nobody would find the queue full, and of those who connect one would be let in meanwhile.
 */
const createTurns = () => {
  let last = Promise.resolve();
  return (): Promise<void> => {
    last = last.then(() => new Promise((resolve) => void setImmediate(resolve)));
    return last;
  };
};

/** A page takes about a tenth of a second of the processor: the last in the queue waits for some six seconds. */
export const createRenderQueue = ({ atOnce = 4, waiting = 64 }: RenderQueueOptions = {}): RenderQueue => {
  let running = 0;
  const queue: (() => void)[] = [];
  const turn = createTurns();
  const isFree = (): boolean => running < atOnce;
  const place = (): Promise<void> => {
    if (!isFree() && queue.length >= waiting) return Promise.reject(new TooBusy());
    if (!isFree()) return new Promise((resolve) => void queue.push(resolve));
    running += 1;
    return Promise.resolve();
  };
  /** The place goes to whoever has waited for longest. */
  const leave = (): void => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };
  return {
    isFree,
    run: async (work) => {
      await place();
      try {
        await turn();
        return await work();
      } finally {
        leave();
      }
    },
  };
};
