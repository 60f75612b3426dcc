import { useEffect, useLayoutEffect, useRef } from 'react';
import { overlays } from './overlays.ts';

/** While it is on, Back is meant for what lies here and not for the page; without `onBack` it does nothing (decision 0020). */
export function useBackGesture(isOn: boolean, onBack: (() => void) | undefined): void {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useLayoutEffect(() => (isOn ? overlays.enter({ back: () => latest.current?.() }) : undefined), [isOn]);
}
