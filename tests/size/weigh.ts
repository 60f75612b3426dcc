import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { ModuleGraph } from '../../src/app/build/moduleGraph.ts';
import type { Manifest } from '../../src/app/server/manifest.ts';

/** Built files that these sources bring along, each once. */
export const filesOf = (manifest: Manifest, sources: readonly string[]): readonly string[] => {
  const found = new Set(sources);
  for (const source of found) for (const imported of manifest[source]?.imports ?? []) found.add(imported);
  return [...new Set([...found].flatMap((source) => manifest[source]?.file ?? []))];
};

const signsOf = (name: string): string => createHash('sha256').update(name).digest('base64url').slice(0, 8);

/**
 * A built file as it would be were none named by its content: after each change many names in it are others, which pack some bytes better
 * or worse. Each has signs as random as those, and always the same ones.
 */
export const withSteadyNames = (code: string): string =>
  code.replaceAll(
    /([\w.-]+)-[\w-]{8}(\.(?:js|css|woff2)\b)/g,
    (_named, name: string, kind: string) => `${name}-${signsOf(name)}${kind}`,
  );

/** In thousands of bytes, gzip. */
export const gzipKb = (bytes: Uint8Array): number => gzipSync(bytes).length / 1_000;

interface Trespass {
  readonly module: string;
  /** Who imports it, up to the entry. */
  readonly way: readonly string[];
}

/** The way by which a module came to be there: its importer, that one's importer, and so on. */
const wayOf = (graph: ModuleGraph, module: string, present: ReadonlySet<string>): readonly string[] => {
  const way: string[] = [];
  const seen = new Set([module]);
  for (let at: string | undefined = module; at !== undefined;) {
    at = graph.importers[at]?.find((importer) => present.has(importer) && !seen.has(importer));
    if (at === undefined) break;
    seen.add(at);
    way.push(at);
  }
  return way;
};

/** Modules of these files that the pattern names: they came sooner than they should, each with the way by which it came. */
export const sooner = (
  graph: ModuleGraph,
  files: readonly string[],
  pattern: RegExp,
): readonly Trespass[] => {
  const present = new Set(files.flatMap((file) => Object.keys(graph.files[file] ?? {})));
  return [...present]
    .filter((module) => pattern.test(module))
    .map((module) => ({ module, way: wayOf(graph, module, present) }));
};

/** Characters of the built code by module. */
export type Sizes = Readonly<Record<string, number>>;

/** What these files are made of, each module once, by name. */
export const sizesOf = (graph: ModuleGraph, files: readonly string[]): Sizes =>
  Object.fromEntries(
    files.flatMap((file) => Object.entries(graph.files[file] ?? {})).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );

/** The most of these modules, by their characters, each with one of its importers. */
const listed = (
  graph: ModuleGraph,
  sizes: Sizes,
  present: Sizes,
  count: number,
  sign = '',
): readonly string[] => {
  const names = new Set(Object.keys(present));
  return Object.entries(sizes)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([module, bytes]) => `${sign}${bytes} ${module} ← ${wayOf(graph, module, names)[0] ?? 'the entry'}`);
};

/** The heaviest modules of these files: what could be made less. */
export const heaviest = (graph: ModuleGraph, files: readonly string[], count: number): readonly string[] => {
  const sizes = sizesOf(graph, files);
  return listed(graph, sizes, sizes, count);
};

/** What in these files has grown or come since the sizes were kept: what to look at first where a budget is broken. */
export const grown = (
  graph: ModuleGraph,
  files: readonly string[],
  kept: Sizes,
  count: number,
): readonly string[] => {
  const sizes = sizesOf(graph, files);
  const more = Object.entries(sizes)
    .map(([module, size]) => [module, size - (kept[module] ?? 0)] as const)
    .filter(([, by]) => by > 0);
  return listed(graph, Object.fromEntries(more), sizes, count, '+');
};
