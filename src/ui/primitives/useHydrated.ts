import { useSyncExternalStore } from 'react';

const never = () => () => {};
const yes = () => true;
const no = () => false;

/** False in the server's HTML and in the render that takes it over, true ever after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, yes, no);
}
