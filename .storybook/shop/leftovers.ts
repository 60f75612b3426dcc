/** RxJS keeps its time in intervals; of the short timers only those that the shop's own code begins are told. */
const OF_SHOP = /\/src\/(?:app|kernel|pages|ports|slices|ui)\//;
/** Lines of a stack before the caller: the error's own, and the watch. */
const BEFORE_CALLER = 2;

type Run = (...words: readonly unknown[]) => void;

const callerOf = ({ stack = '' }: Error): string => stack.split('\n')[BEFORE_CALLER]?.trim() ?? '';

const isOpen = ({ readyState }: WebSocket): boolean =>
  readyState === WebSocket.CONNECTING || readyState === WebSocket.OPEN;

type Page = typeof globalThis;
type Watched = 'setTimeout' | 'setInterval' | 'clearTimeout' | 'clearInterval' | 'WebSocket';

/** Lays something over a function or a class of the page; the result takes it away again. */
function overlay<K extends Watched>(name: K, traps: ProxyHandler<Page[K]>): () => void {
  const page: Page = globalThis;
  const original = page[name];
  page[name] = new Proxy<Page[K]>(original, traps);
  return () => {
    page[name] = original;
  };
}

/** What is begun from here on. */
export interface Watch {
  /** A line for each interval, timer of the shop's code and socket that still goes on. */
  readonly leftovers: () => readonly string[];
  readonly end: () => void;
}

/** Watches the page's timers and sockets. */
export function watchLeftovers(): Watch {
  const timers = new Map<unknown, Error>();
  const intervals = new Map<unknown, Error>();
  const sockets: WebSocket[] = [];

  const forgets = {
    apply: (clear: Run, page: unknown, [id]: readonly unknown[]) => {
      timers.delete(id);
      intervals.delete(id);
      return Reflect.apply(clear, page, [id]);
    },
  };
  const overlays = [
    overlay('setTimeout', {
      apply: (begin, page, [run, ...rest]: [Run, ...unknown[]]) => {
        const began = new Error();
        const runs: Run = (...words) => {
          timers.delete(id);
          run(...words);
        };
        const id: unknown = Reflect.apply(begin, page, [runs, ...rest]);
        timers.set(id, began);
        return id;
      },
    }),
    overlay('setInterval', {
      apply: (begin, page, words) => {
        const id: unknown = Reflect.apply(begin, page, words);
        intervals.set(id, new Error());
        return id;
      },
    }),
    overlay('clearTimeout', forgets),
    overlay('clearInterval', forgets),
    overlay('WebSocket', {
      construct: (Socket, words: ConstructorParameters<typeof WebSocket>) => {
        const socket = new Socket(...words);
        sockets.push(socket);
        return socket;
      },
    }),
  ];
  return {
    leftovers: () => [
      ...[...intervals.values()].map((began) => `an interval of ${callerOf(began)}`),
      ...[...timers.values()]
        .map(callerOf)
        .filter((caller) => OF_SHOP.test(caller))
        .map((caller) => `a timer of ${caller}`),
      ...sockets.filter(isOpen).map(({ url }) => `a socket to ${url}`),
    ],
    end: () => {
      for (const takeAway of overlays) takeAway();
    },
  };
}
