import { connectionBack, isConnected, isCut } from './connection.ts';
import { tellLostChunk, type LostModule } from './lostChunks.ts';
import { trackPending } from './pendingPages.ts';

/** A chunk that is gone is not asked for again within this: React renders what fails several times in a row. */
const RETRY_MS = 2_000;
/** A failure that is over after this was none. */
const PAUSE_MS = 1_000;

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, PAUSE_MS);
  });

/** Code that is fetched when it is wanted. */
export interface Chunk<T> {
  /** Rejects where the server is there and does not have it. Without a connection it waits, however long. */
  readonly arrival: () => Promise<T>;
  /** The same, but for null in place of the wait. */
  readonly load: () => Promise<T | null>;
  /** One try that nobody waits for, and whose failure nobody is told. */
  readonly fetchAhead: () => Promise<unknown>;
  /** The code where it is here already. */
  readonly present: () => T | null;
  /** Told when what was waited for has come or is gone. */
  readonly subscribe: (listener: () => void) => () => void;
  /** How often `subscribe` has told so. */
  readonly changes: () => number;
}

/** Code as whoever fetches it before it is asked for knows it. */
export type Ahead = Pick<Chunk<unknown>, 'fetchAhead'>;

interface Wait<T> {
  readonly arrival: Promise<T>;
  readonly first: Promise<T | null>;
}

/** Code that is here already, as React reads it without waiting. */
const here = <T>(value: T): Promise<T> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled', value });

/** Fetches code, never twice at a time, and keeps it. */
function keepCode<T>(fetchCode: () => Promise<T>) {
  let ready: Promise<T> | null = null;
  let present: T | null = null;
  let fetching: Promise<T> | null = null;
  const fetchNow = async (): Promise<T> => {
    // Many browsers keep a module that could not be fetched as lost, for as long as the page lives.
    if (isCut()) throw new Error('There is no network');
    const code = await fetchCode();
    present = code;
    ready = here(code);
    return code;
  };
  return {
    ready: () => ready,
    present: () => present,
    fetched: (): Promise<T> => ready ?? (fetching ??= fetchNow().finally(() => (fetching = null))),
  };
}

/** Code that is waited for as long as there is no connection, which is told, and is tried for once more with one. */
async function come<T>(fetched: () => Promise<T>, tellAway: () => void): Promise<T> {
  try {
    return await fetched();
  } catch {
    if (!(await isConnected())) {
      tellAway();
      await connectionBack();
      return come(fetched, tellAway);
    }
  }
  await pause();
  return fetched();
}

/** `module`: the source path of a page's module, null for all else. */
export function chunkOf<T>(module: LostModule, fetchCode: () => Promise<T>): Chunk<T> {
  const listeners = new Set<() => void>();
  const { ready, present, fetched } = keepCode(fetchCode);
  let wait: Wait<T> | null = null;
  let changes = 0;

  const changed = (): void => {
    changes += 1;
    for (const listener of listeners) listener();
  };
  const begin = (): Wait<T> => {
    let isAway = false;
    let tellAway = (): void => undefined;
    const away = new Promise<null>((resolve) => {
      tellAway = () => {
        isAway = true;
        resolve(null);
      };
    });
    const arrival = come(fetched, tellAway);
    const begun = { arrival, first: trackPending(Promise.race([arrival, away])) };
    begun.first.catch(() => undefined);
    const isGone = (): void => {
      setTimeout(() => (wait = null), RETRY_MS);
      // Whoever was told of the connection is told of the loss.
      if (isAway) wait = { arrival, first: arrival };
      tellLostChunk(module);
    };
    void arrival.then(() => undefined, isGone).then(() => isAway && changed());
    return begun;
  };
  const waited = (): Wait<T> => (wait ??= begin());
  return {
    arrival: () => ready() ?? waited().arrival,
    load: () => ready() ?? waited().first,
    fetchAhead: fetched,
    present,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changes: () => changes,
  };
}
