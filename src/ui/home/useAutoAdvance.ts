import { useEffect, useRef, useState, type FocusEvent } from 'react';

const SHOW_MS = 6_000;

/** Listeners for the box that advances by itself; it rests while the pointer or the focus is in it. */
export interface Resting {
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent) => void;
}

const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Calls on every six seconds, unless motion is unwanted or nobody sees the page. */
export function useAutoAdvance(isOn: boolean, onAdvance: () => void): Resting {
  const [isPointed, setIsPointed] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const advance = useRef(onAdvance);
  useEffect(() => {
    advance.current = onAdvance;
  }, [onAdvance]);
  const isRunning = isOn && !isPointed && !isFocused;
  useEffect(() => {
    if (!isRunning || prefersStillness()) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') advance.current();
    }, SHOW_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return {
    onPointerEnter: () => setIsPointed(true),
    onPointerLeave: () => setIsPointed(false),
    onFocus: () => setIsFocused(true),
    onBlur: ({ currentTarget, relatedTarget }) => setIsFocused(currentTarget.contains(relatedTarget)),
  };
}
