import { useEffect } from 'react';
import type { AddressId } from '../../domain/customer.ts';
import type { LonLat } from '../../domain/geometry.ts';
import { selectField } from '../../slices/select.ts';
import { useEmit, useSelect } from '../store.tsx';

/** Where a saved address lies, for the pin of a map: asked for once it is shown. Undefined until somebody has answered, null where nobody knows. */
export function useSpot(addressId: AddressId | undefined): LonLat | null | undefined {
  const emit = useEmit();
  const spot = useSelect(selectField('address', 'spot'));
  useEffect(() => {
    if (addressId !== undefined) emit('address/mapShown', { addressId });
  }, [addressId, emit]);
  return spot?.addressId === addressId ? spot?.point : undefined;
}
