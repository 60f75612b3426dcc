import { useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { topmostDialog, watchDialogs } from './openDialogs.ts';

export interface TopLayerProps {
  /** What stays in sight and can be heard over any dialog. */
  readonly children: ReactNode;
}

const noDialog = (): null => null;

/** Keeps its content alive while a dialog is open: it moves over the topmost one, since all outside of it is inert and covered. */
export function TopLayer({ children }: TopLayerProps) {
  const dialog = useSyncExternalStore(watchDialogs, topmostDialog, noDialog);
  return dialog === null ? children : createPortal(<div data-react-aria-top-layer>{children}</div>, dialog);
}
