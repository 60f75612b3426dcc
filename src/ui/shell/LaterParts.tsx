import { useMenuPreload } from '../catalog/useMenuPreload.ts';
import { AnalyticsQuestion } from './AnalyticsQuestion.tsx';
import { AppPrompt } from './AppPrompt.tsx';
import { Footer } from './Footer.tsx';
import { Messages } from './Messages.tsx';

export interface BesideProps {
  /** The page stands alone: nothing asks or offers anything beside it. */
  readonly isAlone: boolean;
  /** Whether somebody pays for each byte. */
  readonly isDataSaved: () => boolean;
}

/** What a page asks and offers by itself. */
function Beside({ isAlone, isDataSaved }: BesideProps) {
  useMenuPreload(isDataSaved);
  return (
    <>
      {!isAlone && <AppPrompt />}
      {!isAlone && <AnalyticsQuestion />}
    </>
  );
}

export const LATER_PARTS = { Beside, Footer, Messages } as const;
