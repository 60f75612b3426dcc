import { useEffect } from 'react';
import { useQuery } from '../ui/navigating.ts';
import { selectSearch } from '../slices/catalog/selectors.ts';
import { CatalogGate } from '../ui/catalog/CatalogGate.tsx';
import { SearchView } from '../ui/search/SearchView.tsx';
import { useStore } from '../ui/store.tsx';

/** The address asks too: a link with `?q=`, the way back. What is typed has told the store already. */
function useAskedByAddress(): void {
  const store = useStore();
  const params = useQuery();
  const asked = params.get('q') ?? '';
  useEffect(() => {
    if (asked !== selectSearch(store.state())) store.emit('catalog/searchTyped', { text: asked });
  }, [store, asked]);
}

/** /catalog/search?q= */
export function SearchPage() {
  useAskedByAddress();
  return (
    <CatalogGate>
      <SearchView />
    </CatalogGate>
  );
}
