let isOver = false;
const listeners = new Set<() => void>();

const tell = (over: boolean): void => {
  isOver = over;
  for (const listener of listeners) listener();
};

/** Whether the story in sight is over and its tree is to go, for `useSyncExternalStore`. */
export const ending = {
  read: () => isOver,
  listen: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  come: () => tell(true),
  /** Another story begins; the tree of the one before it is gone. */
  isOff: () => tell(false),
} as const;
