import { useEffect, useRef, useState } from 'react';
import { SCREEN_PATH, SCREEN_READY, type Look, type Moment } from './screenDoor.ts';

/** Not in the sheet: the shop's pages carry it, and nobody but support needs these. */
const BOX = { height: 'min(75dvh, 844px)', overflow: 'hidden', boxShadow: '0 0 0 1px var(--line)' } as const;
const FRAME = { border: 0, transformOrigin: '0 0' } as const;

interface ScreenFrameProps {
  readonly moment: Moment;
  /** Of the customer's screen, CSS pixels. */
  readonly width: number;
}

interface Box {
  readonly width: number;
  readonly height: number;
}

/** The size of an element, kept. */
function useBox() {
  const element = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<Box>({ width: 0, height: 0 });
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const observer = new ResizeObserver(() =>
      setBox({ width: current.clientWidth, height: current.clientHeight }),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { element, box };
}

/** The way into the frame, once its document is there. */
function useLook() {
  const frame = useRef<HTMLIFrameElement>(null);
  const [look, keep] = useState<Look | null>(null);
  useEffect(() => {
    const { current } = frame;
    const ready = (event: Event): void => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the only sender is src/app/screen/screen.tsx
      const { detail } = event as CustomEvent<Look>;
      keep(() => detail);
    };
    current?.addEventListener(SCREEN_READY, ready);
    return () => current?.removeEventListener(SCREEN_READY, ready);
  }, []);
  return { frame, look };
}

/** One moment in a frame of the customer's width, made smaller where there is no room for it. */
export function ScreenFrame({ moment, width }: ScreenFrameProps) {
  const { element, box } = useBox();
  const { frame, look } = useLook();
  const { state, path, under } = moment;
  useEffect(() => look?.({ state, path, under }), [look, state, path, under]);
  const scale = box.width === 0 ? 1 : Math.min(1, box.width / width);
  return (
    <div ref={element} style={{ ...BOX, maxWidth: width }}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the shop's own code, which must meet its own origin */}
      <iframe
        ref={frame}
        title="Экран покупателя"
        src={SCREEN_PATH}
        style={{ ...FRAME, width, height: box.height / scale, transform: `scale(${scale})` }}
      />
    </div>
  );
}
