import { useEffect, useState } from 'react';

/** The picture of the next slide is asked for once the present one has been there so long: half of its turn. */
const AHEAD_MS = 3_000;

/** Whether the slide at a place has its picture: once shown it keeps it, and the next one has it before its turn. */
export function useShownSlides(index: number, count: number): (place: number) => boolean {
  const [shown, setShown] = useState<ReadonlySet<number>>(() => new Set([index]));
  useEffect(() => {
    const timer = setTimeout(
      () => setShown((before) => new Set([...before, index, (index + 1) % count])),
      AHEAD_MS,
    );
    return () => clearTimeout(timer);
  }, [index, count]);
  if (!shown.has(index)) setShown(new Set([...shown, index]));
  return (place) => shown.has(place);
}
