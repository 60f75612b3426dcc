import { selectSectionIndex } from '../slices/catalog/selectors.ts';
import { CatalogGate } from '../ui/catalog/CatalogGate.tsx';
import { SectionView } from '../ui/catalog/SectionView.tsx';
import { useSelect } from '../ui/store.tsx';
import { LateNotFound } from './LateNotFound.tsx';

interface SectionPageProps {
  readonly params: { readonly section?: string };
}

function KnownSection({ params }: SectionPageProps) {
  const section = useSelect(selectSectionIndex).get(params.section ?? '');
  return section ? <SectionView section={section} /> : <LateNotFound />;
}

/** /catalog/{section}: by slug or id. */
export function SectionPage({ params }: SectionPageProps) {
  return (
    <CatalogGate>
      <KnownSection params={params} />
    </CatalogGate>
  );
}
