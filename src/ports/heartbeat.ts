/** Specification, section 9, "Live connection". */
const PING_MS = 30_000;
const PONG_MS = 10_000;
/** A timer this much late means that the machine slept or that the browser held its timers back. */
const LATE_MS = 1_000;

interface HeartbeatOptions {
  /** Milliseconds of the wall clock: timers stand still while a machine sleeps. */
  readonly now: () => number;
  readonly ping: () => void;
  /** Called once, when a ping has stayed without its pong. */
  readonly onSilence: () => void;
}
export interface Heartbeat {
  start(): void;
  stop(): void;
  /** Asks at once, unless an answer is awaited already. */
  check(): void;
  answered(): void;
}

/** Asks a connection every 30 s whether it lives; each question waits 10 s for its answer. */
export function createHeartbeat({ now, ping, onSilence }: HeartbeatOptions): Heartbeat {
  let next: ReturnType<typeof setTimeout> | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let isSecondChance = false;

  /** A chain rather than an interval: a machine that wakes asks once, however long it slept. */
  const arm = () => {
    clearTimeout(next);
    next = setTimeout(check, PING_MS);
  };
  const ask = () => {
    arm();
    ping();
    const askedAt = now();
    waiting = setTimeout(() => judge(askedAt), PONG_MS);
  };
  /** The answer may have come while the machine slept and be unread: one more question tells. */
  const judge = (askedAt: number) => {
    waiting = undefined;
    if (isSecondChance || now() - askedAt < PONG_MS + LATE_MS) return onSilence();
    isSecondChance = true;
    return ask();
  };
  const check = () => (waiting === undefined ? ask() : arm());
  const answered = () => {
    clearTimeout(waiting);
    waiting = undefined;
    isSecondChance = false;
  };
  return {
    start: arm,
    stop: () => {
      clearTimeout(next);
      answered();
    },
    check,
    answered,
  };
}
