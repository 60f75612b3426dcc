import { createContext, use, useEffect, useMemo, useRef, useState } from 'react';

/** Whether the dialog below is still wanted; whoever mounts one lets it leave with a motion before it is taken away. */
export interface DialogPresence {
  readonly isOpen: boolean;
  /** The dialog has left the screen. */
  readonly onGone: () => void;
}

/** Without an owner a dialog is open as long as it is mounted. */
export const DialogPresenceContext = createContext<DialogPresence>({ isOpen: true, onGone: () => undefined });

/** Tells the owner when what calls it, inside the dialog, is gone from the screen. */
export function useGone(): void {
  const presence = use(DialogPresenceContext);
  const latest = useRef(presence);
  useEffect(() => {
    latest.current = presence;
  });
  useEffect(
    () => () => {
      if (!latest.current.isOpen) latest.current.onGone();
    },
    [],
  );
}

interface Kept<T> {
  readonly value: T | null;
  readonly isOpen: boolean;
  readonly opening: number;
}

/**
 * What is wanted or, once it no longer is, what was, until its dialog has left the screen; for the owner of a dialog,
 * whose key is `opening`: what is wanted again while it still leaves begins anew, not with what was typed before.
 */
export function usePresence<T>(
  wanted: T | null,
): readonly [shown: T | null, presence: DialogPresence, opening: number] {
  const isOpen = wanted !== null;
  const [kept, setKept] = useState<Kept<T>>({ value: wanted, isOpen, opening: 0 });
  if (isOpen !== kept.isOpen || (isOpen && wanted !== kept.value))
    setKept({
      value: wanted ?? kept.value,
      isOpen,
      opening: kept.opening + (isOpen && !kept.isOpen ? 1 : 0),
    });
  const presence = useMemo(
    () => ({ isOpen, onGone: () => setKept((last) => (last.isOpen ? last : { ...last, value: null })) }),
    [isOpen],
  );
  return [kept.value, presence, kept.opening];
}
