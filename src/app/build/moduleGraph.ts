import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** What the built scripts are made of: paths from the root of the project. */
export interface ModuleGraph {
  /** By built file: its modules, with the characters that each has in it. */
  readonly files: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** By module: who imports it. */
  readonly importers: Readonly<Record<string, readonly string[]>>;
}

/** Tells what the build that it takes part in is made of; `root` is the folder of the project. */
export const graphing = (root: string, tell: (graph: ModuleGraph) => void): Plugin => {
  const nameOf = (id: string): string => relative(root, id.split('?')[0] ?? id).replaceAll('\\', '/');
  return {
    name: 'module-graph',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
      const files = chunks.map(
        ({ fileName, modules }) =>
          [
            fileName,
            Object.fromEntries(
              Object.entries(modules).map(([id, { renderedLength }]) => [nameOf(id), renderedLength]),
            ),
          ] as const,
      );
      const importers = chunks
        .flatMap(({ modules }) => Object.keys(modules))
        .map((id) => [nameOf(id), (this.getModuleInfo(id)?.importers ?? []).map(nameOf)] as const);
      tell({ files: Object.fromEntries(files), importers: Object.fromEntries(importers) });
    },
  };
};
