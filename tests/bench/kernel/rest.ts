interface Timer {
  readonly run: () => void;
  readonly every: number | null;
  at: number;
}

/** A second in which nobody presses: all that was put off happens in it. */
export interface Rest {
  readonly pass: (ms: number) => Promise<void>;
  readonly end: () => void;
}

const NAMES = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;

/** Takes the timers of this thread into its own hand, so that a second of rest costs what is done in it and no waiting. */
export function openRest(): Rest {
  const real = Object.fromEntries(NAMES.map((name) => [name, globalThis[name]]));
  const timers = new Map<number, Timer>();
  let count = 0;
  let now = 0;
  const set = (isRepeated: boolean) => (run: () => void, ms?: number) => {
    count += 1;
    timers.set(count, { run, at: now + (ms ?? 0), every: isRepeated ? (ms ?? 0) : null });
    return count;
  };
  const clear = (id: number) => void timers.delete(id);
  Object.assign(globalThis, {
    setTimeout: set(false),
    clearTimeout: clear,
    setInterval: set(true),
    clearInterval: clear,
  });
  /** The timer that is due first, and until then; those of one moment in the order in which they were set. */
  const next = (until: number) => {
    let first: readonly [number, Timer] | null = null;
    for (const entry of timers)
      if (entry[1].at <= until && (!first || entry[1].at < first[1].at)) first = entry;
    return first;
  };
  return {
    async pass(ms) {
      await Promise.resolve();
      const until = now + ms;
      for (let due = next(until); due; due = next(until)) {
        const [id, timer] = due;
        now = Math.max(now, timer.at);
        if (timer.every === null) timers.delete(id);
        else timer.at = now + Math.max(1, timer.every);
        timer.run();
        await Promise.resolve();
      }
      now = until;
    },
    end: () => void Object.assign(globalThis, real),
  };
}
