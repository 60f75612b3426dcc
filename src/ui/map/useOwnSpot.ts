import { useEffect } from 'react';
import type { LonLat } from '../../domain/geometry.ts';
import { selectSelectedAddress, selectSelectedSpot } from '../../slices/address/selectors.ts';
import { useEmit, useSelect } from '../store.tsx';

/** Where the selected address lies, for the pin of a map; null while nobody knows. */
export function useOwnSpot(): LonLat | null {
  const emit = useEmit();
  const addressId = useSelect(selectSelectedAddress)?.id;
  useEffect(() => {
    if (addressId !== undefined) emit('address/mapShown', { addressId });
  }, [addressId, emit]);
  return useSelect(selectSelectedSpot);
}
