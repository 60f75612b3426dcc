import { Link } from '../ui/primitives/Link.tsx';
import type { Group } from '../domain/catalog.ts';
import { selectGoodsGroupIndex, selectGoodsIndex, selectSectionIndex } from '../slices/catalog/selectors.ts';
import { CatalogGate } from '../ui/catalog/CatalogGate.tsx';
import { Icon } from '../ui/primitives/Icon.tsx';
import { ProductView } from '../ui/product/ProductView.tsx';
import { useCityPath } from '../ui/routing.ts';
import { useSelect } from '../ui/store.tsx';
import { LateNotFound } from './LateNotFound.tsx';
import styles from '../ui/product/product-info.module.css';

interface ProductPageProps {
  readonly params: { readonly section?: string; readonly product?: string };
}

/** Back to the section; a group outside of the menu has no page of its own. */
function BackLink({ group: { id, slug, name } }: { readonly group: Group }) {
  const path = useCityPath();
  const isSection = useSelect(selectSectionIndex).has(id);
  return (
    <Link className={styles.back} to={path(isSection ? `catalog/${encodeURIComponent(slug)}` : 'catalog')}>
      <Icon name="back" size={20} />
      {isSection ? name : 'Меню'}
    </Link>
  );
}

function KnownProduct({ params }: ProductPageProps) {
  const group = useSelect(selectGoodsGroupIndex).get(params.section ?? '');
  const product = useSelect(selectGoodsIndex).get(params.product ?? '');
  if (!group || !product) return <LateNotFound />;
  return (
    <div className="page-width">
      <BackLink group={group} />
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
