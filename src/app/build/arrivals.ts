import type { Plugin } from 'vite';

/** A file of a bundle, as far as this module looks at it. */
interface Part {
  readonly type: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

/** What has come with a file: all that it imports, and what these import. */
const withImports = (
  bundle: Readonly<Record<string, Part>>,
  file: string,
  found = new Set<string>(),
): Set<string> => {
  if (found.has(file)) return found;
  found.add(file);
  for (const imported of bundle[file]?.imports ?? []) withImports(bundle, imported, found);
  return found;
};

export interface Arrivals {
  readonly plugin: Plugin;
  /** Those of the needed files that may be missing where code of `host` runs. */
  readonly missing: (host: string, needed: readonly string[]) => string[];
}

/**
 * Knows of a build which files are there already when code of one of them runs: what asks for more code from there asks for
 * none of these, and names none of them.
 */
export function createArrivals(): Arrivals {
  const arrived = new Map<string, ReadonlySet<string>>();
  let first: ReadonlySet<string> = new Set();
  return {
    plugin: {
      name: 'arrivals',
      generateBundle: {
        // Before the lists of needed files are written.
        order: 'pre',
        handler(_options, bundle) {
          const entries = Object.entries<Part>(bundle).filter(([, { isEntry }]) => isEntry === true);
          first = new Set(entries.flatMap(([file]) => [...withImports(bundle, file)]));
          for (const file of Object.keys(bundle)) arrived.set(file, withImports(bundle, file));
        },
      },
    },
    missing: (host, needed) => needed.filter((file) => !first.has(file) && !arrived.get(host)?.has(file)),
  };
}
