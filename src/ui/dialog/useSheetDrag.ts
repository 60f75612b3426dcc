import { useRef, type PointerEvent } from 'react';

/** Let go beyond this part of its height, or faster than this, the sheet goes on by itself. */
const FAR = 0.3;
const FAST_PX_PER_MS = 0.6;
const BACK_MS = 150;
/** By then the owner has closed the dialog, if it is to close. */
const DECISION_MS = 300;

interface Drag {
  readonly sheet: HTMLElement;
  readonly startY: number;
  readonly startedAt: number;
  by: number;
}

/** The sheet around the handle, unless its content is scrolled: then a pull belongs to the content. */
function draggable(handle: HTMLElement): HTMLElement | null {
  const sheet = handle.closest<HTMLElement>('[role="dialog"]');
  const isScrolled = (sheet?.querySelector('[data-scroll]')?.scrollTop ?? 0) > 0;
  return isScrolled ? null : sheet;
}

const isFarOrFast = ({ sheet, by, startedAt }: Drag, now: number): boolean =>
  by > sheet.offsetHeight * FAR || by / Math.max(1, now - startedAt) > FAST_PX_PER_MS;

function slideBack({ sheet, by }: Drag): void {
  sheet.style.transform = '';
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  sheet.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], {
    duration: BACK_MS,
    easing: 'ease-out',
  });
}

/**
 * A sheet at the foot of the screen is pulled down by its handle and closes, or slides back. The motion goes past React:
 * a finger is followed frame by frame.
 */
export function useSheetDrag(onClose: () => void) {
  const dragRef = useRef<Drag | null>(null);
  const end = (isLetGo: boolean, now: number): void => {
    const drag = dragRef.current;
    dragRef.current = null;
    if (drag === null || drag.by === 0) return;
    if (!isLetGo || !isFarOrFast(drag, now)) return slideBack(drag);
    onClose();
    // Whoever keeps the dialog open gets it back in its place; one that leaves goes on from where it was let go.
    setTimeout(() => {
      if (drag.sheet.isConnected && !drag.sheet.closest('[inert]')) slideBack(drag);
    }, DECISION_MS);
    return undefined;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const sheet = event.isPrimary && event.button === 0 ? draggable(event.currentTarget) : null;
      if (sheet === null) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      dragRef.current = { sheet, startY: event.clientY, startedAt: event.timeStamp, by: 0 };
    },
    onPointerMove: ({ clientY }: PointerEvent<HTMLElement>) => {
      const drag = dragRef.current;
      if (drag === null) return;
      drag.by = Math.max(0, clientY - drag.startY);
      drag.sheet.style.transform = drag.by === 0 ? '' : `translateY(${drag.by}px)`;
    },
    onPointerUp: ({ timeStamp }: PointerEvent<HTMLElement>) => end(true, timeStamp),
    onPointerCancel: ({ timeStamp }: PointerEvent<HTMLElement>) => end(false, timeStamp),
  };
}
