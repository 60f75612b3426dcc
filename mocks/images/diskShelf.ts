import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Bounds {
  readonly folder: string;
  /** Bytes of all files together. */
  readonly bytes: number;
}

/** Pictures that stay when the process ends. Whatever goes wrong with the disk, it only holds less. */
export interface DiskShelf {
  /** What was put under a name, whole; null where there is nothing. */
  readonly take: (name: string) => Promise<Uint8Array<ArrayBuffer> | null>;
  /** Keeps bytes under a name of letters, digits, `-`, `_` and dots. */
  readonly put: (name: string, bytes: Uint8Array) => Promise<void>;
}

/** A file begins with the digest of what follows, so that one that was cut off is found out. */
const SEAL_BYTES = 32;
/** A file that its writer has not finished by then never will be, in ms. */
const UNFINISHED_MS = 3_600_000;
/** Counting reads the whole folder: once for so many parts of the bound. */
const PARTS = 64;
/** What stays when the bound is passed, so that not each new picture drives out one other. */
const AFTER_SWEEP = 0.9;
const UNFINISHED = '.new';

interface Held {
  readonly path: string;
  readonly size: number;
  readonly usedAt: number;
}

const sealOf = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

const opened = (file: Buffer): Uint8Array<ArrayBuffer> | null => {
  const bytes = new Uint8Array(file.subarray(SEAL_BYTES));
  return sealOf(bytes).equals(file.subarray(0, SEAL_BYTES)) ? bytes : null;
};

/** Another process may have removed a file meanwhile. */
const held = async (path: string): Promise<readonly Held[]> => {
  try {
    const { size, mtimeMs } = await stat(path);
    return [{ path, size, usedAt: mtimeMs }];
  } catch {
    return [];
  }
};

const drop = (path: string): Promise<void> => unlink(path).catch(() => undefined);

/** Drops what nobody has finished, and the least recently used until the rest keeps the bound. */
const sweep = async ({ folder, bytes }: Bounds): Promise<void> => {
  const names = await readdir(folder);
  const files = (await Promise.all(names.map((name) => held(join(folder, name))))).flat();
  const forgotten = Date.now() - UNFINISHED_MS;
  const isForgotten = ({ path, usedAt }: Held): boolean => path.endsWith(UNFINISHED) && usedAt < forgotten;
  await Promise.all(files.filter(isForgotten).map(({ path }) => drop(path)));
  const kept = files.filter((file) => !isForgotten(file)).toSorted((a, b) => a.usedAt - b.usedAt);
  let left = kept.reduce((sum, { size }) => sum + size, 0);
  if (left <= bytes) return;
  for (const { path, size } of kept) {
    if (left <= bytes * AFTER_SWEEP) return;
    await drop(path);
    left -= size;
  }
};

/**
 * A folder of pictures that keeps its bound, the least recently used going first. Several processes may share it: a file appears
 * whole or not at all, and each counts all files again after a sixty-fourth of the bound that it has written itself.
 */
export const createDiskShelf = (bounds: Bounds): DiskShelf => {
  const { folder, bytes: most } = bounds;
  let uncounted = Number.POSITIVE_INFINITY;
  let written = 0;

  const write = async (name: string, bytes: Uint8Array): Promise<void> => {
    await mkdir(folder, { recursive: true });
    written += 1;
    const unfinished = join(folder, `${name}.${process.pid}-${written}${UNFINISHED}`);
    await writeFile(unfinished, [sealOf(bytes), bytes]);
    await rename(unfinished, join(folder, name));
    uncounted += bytes.byteLength + SEAL_BYTES;
    if (uncounted < most / PARTS) return;
    uncounted = 0;
    await sweep(bounds);
  };

  const take: DiskShelf['take'] = async (name) => {
    const path = join(folder, name);
    try {
      const bytes = opened(await readFile(path));
      const now = new Date();
      await (bytes === null ? drop(path) : utimes(path, now, now));
      return bytes;
    } catch {
      return null;
    }
  };
  return { take, put: (name, bytes) => write(name, bytes).catch(() => undefined) };
};
