import type { InfoSlug } from '../domain/infoPages.ts';
import { DeliveryZones } from '../ui/info/DeliveryZones.tsx';
import { InfoArticle } from '../ui/info/InfoArticle.tsx';
import { InfoBand } from '../ui/info/InfoBand.tsx';
import { InfoText, InfoTitle } from '../ui/info/InfoText.tsx';
import { InfoWays } from '../ui/info/InfoWays.tsx';

interface InfoPageProps {
  readonly params: { readonly info?: InfoSlug };
}

function DeliveryPage() {
  return (
    <>
      <div className="page-head">
        <InfoTitle slug="delivery" />
      </div>
      <DeliveryZones />
      <InfoText slug="delivery" />
    </>
  );
}

/** A text of the chain: about us, delivery, legal documents (specification, section 2, "What the pages let a user do"). */
export function InfoPage({ params: { info = 'about' } }: InfoPageProps) {
  return (
    <div className="page-width page">
      {info === 'delivery' ? (
        <DeliveryPage />
      ) : (
        <>
          <InfoBand slug={info} isQuiet={info === 'about'} />
          <InfoArticle slug={info}>
            <InfoWays slug={info} />
          </InfoArticle>
        </>
      )}
    </div>
  );
}
