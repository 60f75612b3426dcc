import type { WireAddress } from '../../contracts/address.ts';

/** The zone of the address, or else that of the x-zone-id header. */
export const zoneIdOf = (address: Pick<WireAddress, 'zoneId'> | null, headers: Headers): string | null => {
  const zoneId = address?.zoneId ?? headers.get('x-zone-id');
  return zoneId === null ? null : String(zoneId);
};
