import { Link } from 'react-router-dom';
import { selectMenuProductIndex, selectSectionIndex } from '../slices/catalog/selectors.ts';
import { CatalogGate } from '../ui/catalog/CatalogGate.tsx';
import { Icon } from '../ui/primitives/Icon.tsx';
import { ProductView } from '../ui/product/ProductView.tsx';
import { useCityPath } from '../ui/routing.ts';
import { useSelect } from '../ui/store.tsx';
import { NotFoundPage } from './NotFound.tsx';

interface ProductPageProps {
  readonly params: { readonly section?: string; readonly product?: string };
}

function KnownProduct({ params }: ProductPageProps) {
  const path = useCityPath();
  const section = useSelect(selectSectionIndex).get(params.section ?? '');
  const product = useSelect(selectMenuProductIndex).get(params.product ?? '');
  if (!section || !product) return <NotFoundPage />;
  return (
    <div className="wrap">
      <Link className="back-link" to={path(`catalog/${encodeURIComponent(section.group.slug)}`)}>
        <Icon name="back" size={20} />
        {section.group.name}
      </Link>
      <ProductView key={product.id} product={product} />
    </div>
  );
}

/** /catalog/{section}/{product}: both by slug or id. Hidden in this city or unknown is a 404. */
export function ProductPage({ params }: ProductPageProps) {
  return (
    <CatalogGate>
      <KnownProduct params={params} />
    </CatalogGate>
  );
}
