/** So many wait already that another one is sent away. */
export class TooMany extends Error {}

/** Runs a task when its turn comes; rejects with `TooMany` where too many wait. */
export type Semaphore = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Lets at most `limit` tasks run at once; at most `most` others wait in the order they came. */
export const createSemaphore = (limit: number, most = Number.POSITIVE_INFINITY): Semaphore => {
  const waiting: (() => void)[] = [];
  let running = 0;
  const enter = async (): Promise<void> => {
    if (running < limit) {
      running += 1;
      return;
    }
    if (waiting.length >= most) throw new TooMany();
    await new Promise<void>((admit) => waiting.push(admit));
  };
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return async (task) => {
    await enter();
    try {
      return await task();
    } finally {
      leave();
    }
  };
};
