export { AddressMap } from './AddressMap.tsx';
export { HereRow } from './HereRow.tsx';
