import { useMenuPreload } from '../catalog/useMenuPreload.ts';
import { UndoSnackbar } from '../cart/UndoSnackbar.tsx';
import { ShortSlider } from '../home/Slider.tsx';
import { ModalHost } from '../modals/ModalHost.tsx';
import { modalRegistry, type ModalRegistry } from '../modals/modalRegistry.ts';
import { TrackedOrder } from '../order/TrackedOrder.tsx';
import { FrontProduct, openProduct, type FrontProductProps } from '../product/FrontProduct.tsx';
import { AnalyticsQuestion } from './AnalyticsQuestion.tsx';
import { AppPrompt } from './AppPrompt.tsx';
import { Footer } from './Footer.tsx';
import { Messages } from './Messages.tsx';
import { NotificationList } from './NotificationList.tsx';

export interface OverPageProps extends FrontProductProps {
  /** The page stands alone: nothing asks or offers anything beside it. */
  readonly isAlone: boolean;
  /** Whether somebody pays for each byte. */
  readonly isDataSaved: () => boolean;
  readonly dialogs: ModalRegistry | undefined;
}

/** All that lies over a page, each once it has a reason. */
function OverPage({ isAlone, isDataSaved, dialogs, ...product }: OverPageProps) {
  useMenuPreload(isDataSaved);
  return (
    <>
      {!isAlone && <AppPrompt />}
      {!isAlone && <AnalyticsQuestion />}
      <FrontProduct {...product} />
      <ModalHost dialogs={dialogs} />
      <Messages />
      <UndoSnackbar />
    </>
  );
}

export const LATER_PARTS = {
  OverPage,
  Footer,
  ShortSlider,
  TrackedOrder,
  NotificationList,
  dialogs: modalRegistry,
  openProduct,
} as const;
