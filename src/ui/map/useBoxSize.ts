import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { MapSize } from '../../domain/mapView.ts';

/** Until a box is measured, and where the server draws it. */
const USUAL: MapSize = { width: 400, height: 300 };

/** How large a box is, in whole pixels: what is drawn for that size has lines and letters of their own size. */
export function useBoxSize<E extends Element>(): readonly [
  RefObject<E | null>,
  MapSize,
  isMeasured: boolean,
] {
  const ref = useRef<E>(null);
  const [size, setSize] = useState<MapSize | null>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const measure = (): void => {
      const [width, height] = [Math.round(box.clientWidth), Math.round(box.clientHeight)];
      if (width === 0 || height === 0) return;
      setSize((old) => (old?.width === width && old.height === height ? old : { width, height }));
    };
    let frame = 0;
    measure();
    // Drawn in the next frame: what is drawn here may be observed by others.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    observer.observe(box);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, []);
  return [ref, size ?? USUAL, size !== null];
}
