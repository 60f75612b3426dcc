export interface RestTimer {
  /** Ends so many milliseconds after the last call. */
  readonly wait: (ms: number) => void;
}

/** One timer that is put off again and again: it is set once for a burst, and looks again when it comes too early. */
export function createRestTimer(ended: () => void): RestTimer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = { at: 0, ms: 0 };
  const look = (ms: number): void => {
    const asking = asked;
    timer = setTimeout(() => {
      timer = undefined;
      // The clock says only how much longer, and never more than was asked for: it may be set back or stand still.
      const left = asked === asking ? 0 : Math.min(asked.ms, asked.at - Date.now());
      if (left > 0) look(left);
      else ended();
    }, ms);
  };
  return {
    wait(ms) {
      const at = Date.now() + ms;
      const isSooner = at < asked.at;
      asked = { at, ms };
      if (timer !== undefined && !isSooner) return;
      clearTimeout(timer);
      look(ms);
    },
  };
}
