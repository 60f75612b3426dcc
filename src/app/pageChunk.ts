import type { ComponentType } from 'react';
import { tellLostChunk } from '../ui/shell/lostChunks.ts';
import { trackPending } from '../ui/shell/pendingPages.ts';
import type { PageParams } from './routeTable.ts';

interface PageProps {
  readonly params: PageParams;
}
type Page = ComponentType<PageProps>;

/** A chunk that could not be had is not asked for again within this: React renders a page that fails several times in a row. */
const RETRY_MS = 2_000;

/**
 * A page in a chunk of its own; `module` is its source path, as the build's manifest names it. Unlike React.lazy it shows a
 * chunk that is there already without suspending, so that hydration is never overtaken, and tries a failed one again.
 */
export function chunk(module: string, fetchPage: () => Promise<Page>) {
  let page: Page | null = null;
  let loading: Promise<Page> | null = null;
  const forget = (): void => {
    loading = null;
  };
  const load = (): Promise<Page> => {
    loading ??= trackPending(
      fetchPage().then(
        (fetched) => (page = fetched),
        (error: unknown) => {
          setTimeout(forget, RETRY_MS);
          tellLostChunk(module);
          throw error;
        },
      ),
    );
    return loading;
  };
  return { module, load, loaded: () => page };
}
