type Cancel = () => void;
export type Schedule = (run: () => void, ms: number) => Cancel;

export interface Clock {
  readonly now: () => number;
  readonly iso: () => string;
  /** Runs once, later, unless stopped before. */
  readonly after: Schedule;
  readonly pause: (ms: number) => Promise<void>;
  /** Drops everything that has not run yet. */
  readonly stop: () => void;
}

const realSchedule: Schedule = (run, ms) => {
  const timer = setTimeout(run, ms);
  return () => {
    clearTimeout(timer);
  };
};

export const createClock = (now = Date.now, schedule: Schedule = realSchedule): Clock => {
  const waiting = new Set<Cancel>();
  const after: Schedule = (run, ms) => {
    const cancel = schedule(() => {
      waiting.delete(drop);
      run();
    }, ms);
    const drop: Cancel = () => {
      waiting.delete(drop);
      cancel();
    };
    waiting.add(drop);
    return drop;
  };
  return {
    now,
    iso: () => new Date(now()).toISOString(),
    after,
    pause: (ms) =>
      new Promise((resolve) => {
        after(resolve, ms);
      }),
    stop: () => {
      for (const drop of waiting) drop();
    },
  };
};
