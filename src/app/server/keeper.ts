/** Keeps the last good value of each key. Neither function ever rejects. */
export interface Keeper<T> {
  /** The value at hand, else a first load; null when that fails, and for a moment after it failed. */
  readonly read: (key: string, loader: () => Promise<T>) => Promise<T | null>;
  /** Replaces the value; on a failure the value at hand stays. One load per key runs at a time, however many ask. */
  readonly load: (key: string, loader: () => Promise<T>) => Promise<T | null>;
  /** The value at hand; null where there is none. */
  readonly peek: (key: string) => T | null;
  readonly entries: () => readonly (readonly [string, T])[];
}

export interface KeeperOptions {
  readonly report: (message: string) => void;
  readonly now: () => number;
}

/** Asked within this time after a failed first load, the answer is null at once: nobody waits for one more time-out. */
const PAUSE_AFTER_FAILURE_MS = 2_000;

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export const createKeeper = <T>({ report, now }: KeeperOptions): Keeper<T> => {
  const values = new Map<string, T>();
  const loading = new Map<string, Promise<T | null>>();
  const failedAt = new Map<string, number>();

  const attempt = async (key: string, loader: () => Promise<T>): Promise<T | null> => {
    try {
      const value = await loader();
      values.set(key, value);
      return value;
    } catch (error) {
      failedAt.set(key, now());
      report(`Data of "${key}" could not be loaded: ${textOf(error)}`);
      return values.get(key) ?? null;
    } finally {
      loading.delete(key);
    }
  };
  const load = (key: string, loader: () => Promise<T>): Promise<T | null> => {
    const running = loading.get(key);
    if (running !== undefined) return running;
    const started = attempt(key, loader);
    loading.set(key, started);
    return started;
  };
  const isPaused = (key: string): boolean =>
    now() - (failedAt.get(key) ?? -Infinity) < PAUSE_AFTER_FAILURE_MS;
  const read = async (key: string, loader: () => Promise<T>): Promise<T | null> => {
    const value = values.get(key);
    if (value !== undefined) return value;
    return isPaused(key) ? null : load(key, loader);
  };
  return { read, load, peek: (key) => values.get(key) ?? null, entries: () => [...values.entries()] };
};
