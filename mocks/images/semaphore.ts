/** Runs a task when its turn comes. */
export type Semaphore = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Lets at most so many tasks run at once; the rest wait in the order they came. */
export const createSemaphore = (limit: number): Semaphore => {
  const waiting: (() => void)[] = [];
  let running = 0;
  const enter = async (): Promise<void> => {
    if (running < limit) {
      running += 1;
      return;
    }
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
