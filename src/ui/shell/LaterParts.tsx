import { selectAway, selectIsAnalyticsAsked } from '../../slices/view/selectors.ts';
import { awayStrip } from '../away/awayChunk.ts';
import { useMenuPreload } from '../catalog/useMenuPreload.ts';
import { useSelect } from '../store.tsx';
import { AppPromptPlace } from './AppPromptPlace.tsx';
import { Arriving } from './Arriving.tsx';
import { chunkOf } from './chunk.ts';
import { Footer } from './Footer.tsx';
import { Messages } from './Messages.tsx';

export interface BesideProps {
  /** The page stands alone: nothing asks or offers anything beside it. */
  readonly isAlone: boolean;
  /** Home and the menu, where nobody is in the middle of something. */
  readonly isPlaceForOffers: boolean;
  /** Whether somebody pays for each byte. */
  readonly isDataSaved: () => boolean;
}

/** Where the chain wants it asked, and once in a browser. */
const analyticsQuestion = chunkOf(
  null,
  async () => (await import('./AnalyticsQuestion.tsx')).AnalyticsQuestion,
);

/** What a page asks and offers by itself. */
function Beside({ isAlone, isPlaceForOffers, isDataSaved }: BesideProps) {
  useMenuPreload(isDataSaved);
  const away = useSelect(selectAway);
  const isAsked = useSelect(selectIsAnalyticsAsked);
  return (
    <>
      {!isAlone && <AppPromptPlace isPlaceForOffers={isPlaceForOffers} />}
      {!isAlone && isAsked && <Arriving part={analyticsQuestion} />}
      {!isAlone && away && <Arriving key={away.since} part={awayStrip} props={away} />}
    </>
  );
}

export const LATER_PARTS = { Beside, Footer, Messages } as const;
