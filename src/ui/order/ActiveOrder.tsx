import { selectTracking } from '../../slices/order/selectors.ts';
import { coverParts } from '../shell/laterParts.ts';
import { useLate } from '../shell/useLate.ts';
import { useSelect } from '../store.tsx';

export interface ActiveOrderProps {
  /** A card with a link to the order's page, for the pages of other things. */
  readonly isCompact?: boolean;
}

interface TrackedProps {
  readonly tracking: NonNullable<ReturnType<typeof selectTracking>>;
  readonly isCompact: boolean;
}
function Tracked(props: TrackedProps) {
  const parts = useLate(coverParts);
  return parts && <parts.TrackedOrder {...props} />;
}

/** The order that the kitchen works on; nothing while there is none. */
export function ActiveOrder({ isCompact = false }: ActiveOrderProps) {
  const tracking = useSelect(selectTracking);
  return tracking && <Tracked tracking={tracking} isCompact={isCompact} />;
}
