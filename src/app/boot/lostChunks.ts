import { onLostChunk } from '../../ui/shell/lostChunks.ts';
import type { ShopStore } from '../../ui/store.tsx';
import { matchPage, pageModule } from '../navigation/routes.tsx';

/** Tells the store of code that could not be had, unless the customer has gone elsewhere meanwhile. */
export function watchLostChunks(store: ShopStore, page: Pick<Location, 'pathname' | 'search'>): void {
  onLostChunk((module) => {
    const wanted = pageModule(matchPage(page.pathname, store.state().city.list));
    if (module !== null && module !== wanted) return;
    store.emit('view/chunkLost', {
      what: module === null ? 'dialog' : 'page',
      path: page.pathname + page.search,
    });
  });
}
