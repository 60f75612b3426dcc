import type { ComponentType } from 'react';
import { chunkOf, type Chunk } from '../../ui/shell/chunk.ts';
import type { PageParams } from './routeTable.ts';

interface PageProps {
  readonly params: PageParams;
}
export type Page = ComponentType<PageProps>;

/** A page in a chunk of its own. */
export interface PageChunk extends Chunk<Page> {
  /** Its source path, as the build's manifest names it. */
  readonly module: string;
}

export const chunk = (module: string, fetchPage: () => Promise<Page>): PageChunk => ({
  module,
  ...chunkOf(module, fetchPage),
});
