const FUNCTIONS: readonly (readonly [owner: object, names: readonly string[]])[] = [
  [Math, ['random']],
  [performance, ['now']],
  [crypto, ['randomUUID', 'getRandomValues']],
];
const GLOBALS = [
  'BroadcastChannel',
  'WebSocket',
  'XMLHttpRequest',
  'caches',
  'document',
  'fetch',
  'history',
  'indexedDB',
  'localStorage',
  'location',
  'navigator',
  'queueMicrotask',
  'sessionStorage',
  'setImmediate',
  'setInterval',
  'setTimeout',
  'window',
] as const;

/** Keeps the conversions of a given moment and forbids to ask for the present one. */
const dateWithoutNow = (touch: (what: string) => never) =>
  new Proxy(Date, {
    construct: (target, moment: unknown[]) =>
      moment.length > 0 ? (Reflect.construct(target, moment) as object) : touch('new Date()'),
    apply: () => touch('Date()'),
    get: (target, name): unknown => (name === 'now' ? touch('Date.now') : Reflect.get(target, name)),
  });

/** Runs without clock, chance, network, storage, timers and browser: names what was touched, which also throws. */
export function withoutWorld<T>(run: () => T): { readonly result: T; readonly touched: readonly string[] } {
  const touched: string[] = [];
  const touch = (what: string): never => {
    touched.push(what);
    throw new Error(`${what} was touched`);
  };
  const opened: (() => void)[] = [];
  const seal = (owner: object, name: string, sealed: PropertyDescriptor) => {
    const own = Object.getOwnPropertyDescriptor(owner, name);
    Object.defineProperty(owner, name, { ...sealed, configurable: true });
    opened.push(
      () => void (own ? Object.defineProperty(owner, name, own) : Reflect.deleteProperty(owner, name)),
    );
  };
  for (const [owner, names] of FUNCTIONS)
    for (const name of names) seal(owner, name, { value: () => touch(name) });
  for (const name of GLOBALS) seal(globalThis, name, { get: () => touch(name) });
  seal(globalThis, 'Date', { value: dateWithoutNow(touch), writable: true });
  try {
    return { result: run(), touched };
  } finally {
    for (const open of opened) open();
  }
}
