import { selectTracking } from '../../slices/order/selectors.ts';
import { coverParts } from '../shell/laterParts.ts';
import { useLate } from '../shell/useLate.ts';
import { useSelect } from '../store.tsx';

function Tracked() {
  const tracking = useSelect(selectTracking);
  const parts = useLate(coverParts);
  return parts && tracking && <parts.TrackedOrder tracking={tracking} />;
}

/** The order that the kitchen works on, as a card with a link to its page; nothing while there is none. */
export function ActiveOrder() {
  return useSelect(selectTracking) !== null && <Tracked />;
}
