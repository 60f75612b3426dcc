import { selectAway } from '../../slices/view/selectors.ts';
import { awayStrip } from '../away/awayChunk.ts';
import { useMenuPreload } from '../catalog/useMenuPreload.ts';
import { useSelect } from '../store.tsx';
import { AnalyticsQuestion } from './AnalyticsQuestion.tsx';
import { AppPromptPlace } from './AppPromptPlace.tsx';
import { Arriving } from './Arriving.tsx';
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

/** What a page asks and offers by itself. */
function Beside({ isAlone, isPlaceForOffers, isDataSaved }: BesideProps) {
  useMenuPreload(isDataSaved);
  const away = useSelect(selectAway);
  return (
    <>
      {!isAlone && <AppPromptPlace isPlaceForOffers={isPlaceForOffers} />}
      {!isAlone && <AnalyticsQuestion />}
      {!isAlone && away && <Arriving key={away.since} part={awayStrip} props={away} />}
    </>
  );
}

export const LATER_PARTS = { Beside, Footer, Messages } as const;
