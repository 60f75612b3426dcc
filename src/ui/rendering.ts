import { useSyncExternalStore } from 'react';

/** Whether markup is made for a page, by the server. */
export const IS_SERVER = import.meta.env.SSR;

const never = () => () => undefined;
/** Whether a component stands in the server's markup, which is being made or which React is just looking through. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
