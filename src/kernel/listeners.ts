type Listener = () => void;

/** Who is told of a change, by a `call` that survives what throws: everybody, or only the readers of one key, so that one product wakes one card. Keys are few: they stay. */
export function createListeners(call: (listener: Listener) => void) {
  const everyone = new Set<Listener>();
  const keyed = new Map<string, Set<Listener>>();

  return {
    add(listener: Listener, key?: string): () => void {
      const group = key === undefined ? everyone : (keyed.get(key) ?? new Set());
      if (key !== undefined) keyed.set(key, group);
      group.add(listener);
      return () => void group.delete(listener);
    },
    /** A comparison that throws is reported, and every reader of a key is told: rather once too often than never. */
    notify(changedKeys: () => Iterable<string>): void {
      for (const listener of everyone) call(listener);
      if (keyed.size === 0) return;
      let keys: Iterable<string> = keyed.keys();
      call(() => void (keys = [...changedKeys()]));
      for (const key of keys) for (const listener of keyed.get(key) ?? []) call(listener);
    },
  };
}
