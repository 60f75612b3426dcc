import { createElement } from 'react';
import type { FoundChanges } from '../../slices/view/away/state.ts';
import { selectAway } from '../../slices/view/selectors.ts';
import { awayStrip } from '../away/awayChunk.ts';
import { useMenuPreload } from '../catalog/useMenuPreload.ts';
import { useSelect } from '../store.tsx';
import { AnalyticsQuestion } from './AnalyticsQuestion.tsx';
import { AppPromptPlace } from './AppPromptPlace.tsx';
import { Footer } from './Footer.tsx';
import { Messages } from './Messages.tsx';
import { useLate } from './useLate.ts';

export interface BesideProps {
  /** The page stands alone: nothing asks or offers anything beside it. */
  readonly isAlone: boolean;
  /** Home and the menu, where nobody is in the middle of something. */
  readonly isPlaceForOffers: boolean;
  /** Whether somebody pays for each byte. */
  readonly isDataSaved: () => boolean;
}

function Away(props: FoundChanges) {
  const Strip = useLate(awayStrip);
  return Strip && createElement(Strip, props);
}

/** What a page asks and offers by itself. */
function Beside({ isAlone, isPlaceForOffers, isDataSaved }: BesideProps) {
  useMenuPreload(isDataSaved);
  const away = useSelect(selectAway);
  return (
    <>
      {!isAlone && <AppPromptPlace isPlaceForOffers={isPlaceForOffers} />}
      {!isAlone && <AnalyticsQuestion />}
      {!isAlone && away && <Away key={away.since} {...away} />}
    </>
  );
}

export const LATER_PARTS = { Beside, Footer, Messages } as const;
