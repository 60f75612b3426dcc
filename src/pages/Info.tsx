import type { InfoSlug } from '../domain/infoPages.ts';
import { DeliveryZones } from '../ui/info/DeliveryZones.tsx';
import { InfoText, InfoTitle } from '../ui/info/InfoText.tsx';

interface InfoPageProps {
  readonly params: { readonly info?: InfoSlug };
}

/** A text of the chain: about us, delivery, legal documents (specification, section 2, "What the pages let a user do"). */
export function InfoPage({ params: { info = 'about' } }: InfoPageProps) {
  return (
    <div className="page-width page">
      <div className="page-head">
        <InfoTitle slug={info} />
      </div>
      {info === 'delivery' && <DeliveryZones />}
      <InfoText slug={info} />
    </div>
  );
}
