/** What the work comes to, or null where that takes longer than `limit` milliseconds; the work itself goes on. */
export const within = async <T>(work: Promise<T>, limit: number): Promise<T | null> => {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), limit);
  });
  try {
    return await Promise.race([work, patience]);
  } finally {
    clearTimeout(timer);
  }
};
