import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useIsHydrating } from '../rendering.ts';

/** Elements whose state the browser itself changes. */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type ControlRef<C> = RefObject<C | null>;

/**
 * Shows `look` a control of the server's page once React has taken it over: what somebody typed or chose there before, React leaves as
 * it stands, calls no `onChange` for it, and draws over it the next time. A control that React has made is shown to nobody. The result is
 * for the control: `given` where its owner has one.
 */
export function useEarlierInput<C extends Control>(
  look: (control: C) => void,
  given?: ControlRef<C>,
): ControlRef<C> {
  const own = useRef<C>(null);
  const control = given ?? own;
  const isHydrating = useIsHydrating();
  const show = useEffectEvent(() => {
    if (control.current) look(control.current);
  });
  useEffect(() => {
    if (isHydrating) show();
  }, [isHydrating]);
  return control;
}

/** Tells `onChange` the text that was typed or chosen before the page came to life, if it is another than `known`. */
export const useEarlierText = <C extends Control>(
  known: string,
  onChange: (text: string) => void,
  given?: ControlRef<C>,
): ControlRef<C> =>
  useEarlierInput<C>(({ value }) => {
    if (value !== known) onChange(value);
  }, given);
