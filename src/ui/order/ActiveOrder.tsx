import { selectTracking } from '../../slices/order/selectors.ts';
import { laterParts } from '../shell/laterParts.ts';
import { useLate } from '../shell/useLate.ts';
import { useSelect } from '../store.tsx';

export interface ActiveOrderProps {
  /** A card with a link to the order's page, for the pages of other things. */
  readonly isCompact?: boolean;
}

/** The order that the kitchen works on; nothing while there is none. */
export function ActiveOrder({ isCompact = false }: ActiveOrderProps) {
  const tracking = useSelect(selectTracking);
  const later = useLate(laterParts);
  return tracking && later && <later.TrackedOrder tracking={tracking} isCompact={isCompact} />;
}
