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

/** What is wanted or, once it no longer is, what was, until its dialog has left the screen; for the owner of a dialog. */
export function usePresence<T>(wanted: T | null): readonly [shown: T | null, presence: DialogPresence] {
  const [kept, setKept] = useState(wanted);
  if (wanted !== null && wanted !== kept) setKept(wanted);
  const isOpen = wanted !== null;
  const presence = useMemo(() => ({ isOpen, onGone: () => setKept(null) }), [isOpen]);
  return [wanted ?? kept, presence];
}
