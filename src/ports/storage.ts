/** What the client keeps in this browser. Every access may fail (private mode, full disk): the shop goes on without. */
export interface SafeStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  keys(): readonly string[];
}

/** `open` is called at each access, since the mere look at `localStorage` can throw. Failures are reported once. */
export function createStorage(open: () => Storage, report: (error: unknown) => void): SafeStorage {
  let isReported = false;
  const attempt = <T>(otherwise: T, access: (storage: Storage) => T): T => {
    try {
      return access(open());
    } catch (error) {
      if (!isReported) report(error);
      isReported = true;
      return otherwise;
    }
  };
  return {
    read: (key) => attempt(null, (storage) => storage.getItem(key)),
    write: (key, value) => attempt(undefined, (storage) => storage.setItem(key, value)),
    remove: (key) => attempt(undefined, (storage) => storage.removeItem(key)),
    keys: () =>
      attempt<readonly string[]>([], (storage) =>
        Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? ''),
      ),
  };
}
