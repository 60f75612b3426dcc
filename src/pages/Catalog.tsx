import { CatalogGate } from '../ui/catalog/CatalogGate.tsx';
import { CatalogView } from '../ui/catalog/CatalogView.tsx';

/** /catalog */
export function CatalogPage() {
  return (
    <CatalogGate>
      <CatalogView />
    </CatalogGate>
  );
}
