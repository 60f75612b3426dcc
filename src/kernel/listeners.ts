type Listener = () => void;

/** Who is told of a change: everybody, or only the readers of one key, so that one product wakes one card. Keys are few: they stay. */
export function createListeners(report: (error: unknown) => void) {
  const everyone = new Set<Listener>();
  const keyed = new Map<string, Set<Listener>>();

  const call = (listener: Listener) => {
    try {
      listener();
    } catch (error) {
      report(error);
    }
  };

  return {
    add(listener: Listener, key?: string): () => void {
      const group = key === undefined ? everyone : (keyed.get(key) ?? new Set());
      if (key !== undefined) keyed.set(key, group);
      group.add(listener);
      return () => void group.delete(listener);
    },
    notify(keys: Iterable<string>): void {
      for (const listener of everyone) call(listener);
      for (const key of keys) for (const listener of keyed.get(key) ?? []) call(listener);
    },
  };
}
